import { afterPresentations, unlessPresentationActive } from '../../deck/presenting/locks/presentation-lock';
import { offlineStore } from './offline-store';

/** The deck that somebody looks at comes first: all that is kept for later is fetched this long after it, in ms. */
const AFTER_MS = 2_000;
/** A page that stays open looks for a newer version when somebody comes back to it, at most this often, in ms. */
const POLL_MS = 3_600_000;

/** Keeps the whole deck in this browser, and tells of a newer version without ever taking it by itself. */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    offlineStore.setState({ readiness: 'impossible' });
    return;
  }
  reloadWithNewVersion(navigator.serviceWorker);
  await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
  try {
    const [{ Workbox }, presentations] = await Promise.all([
      import('workbox-window'),
      import('./watch-presentations'),
    ]);
    presentations.holdLockInBrowserFullScreen();
    const worker = new Workbox('/service-worker.js');
    worker.addEventListener('waiting', () => {
      offlineStore.setState({ takeUpdate: () => void takeUpdate(worker) });
      presentations.watchPresentations();
    });
    // A registration succeeds although its worker then cannot fetch or keep all files.
    worker.addEventListener('redundant', () => {
      if (offlineStore.getState().readiness === 'preparing')
        offlineStore.setState({ readiness: 'incomplete' });
    });
    await worker.register();
    await navigator.serviceWorker.ready;
    offlineStore.setState({ readiness: 'ready' });
    lookForUpdates(worker);
  } catch {
    // Storage is closed, or the line is gone: the deck goes on, and the next visit tries again.
    offlineStore.setState({ readiness: 'impossible' });
  }
}

/** Not while any window gives a presentation, which may have begun after the last poll. */
async function takeUpdate(worker: { messageSkipWaiting: () => void }): Promise<void> {
  const isTaken = await unlessPresentationActive(() => worker.messageSkipWaiting());
  if (!isTaken) offlineStore.setState({ isPresentationActive: true });
}

/**
 * A newer version takes over when somebody has asked for it, in whichever window, and the files of the older one are gone
 * then. No window is loaded anew while one gives a presentation, which may have begun at the same moment.
 */
function reloadWithNewVersion(workers: ServiceWorkerContainer): void {
  let hadVersion = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (!hadVersion) {
      hadVersion = true;
      return;
    }
    const reload = () => afterPresentations(() => !document.fullscreenElement && window.location.reload());
    document.addEventListener('fullscreenchange', reload);
    reload();
  });
}

function lookForUpdates(worker: { update: () => Promise<void> }): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < POLL_MS) return;
    looked = Date.now();
    worker.update().catch(() => undefined);
  });
}
