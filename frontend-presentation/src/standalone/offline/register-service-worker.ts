import { afterPresentations, unlessPresentationActive } from '../../deck/presenting/locks/presentation-lock';
import { offlineStore } from './offline-store';

/** Pause before the files are precached, in ms, so that the page itself loads first. */
const DELAY_MS = 2_000;
/** Minimum time between two checks for an update, which are made when the page becomes visible, in ms. */
const POLL_MS = 3_600_000;

/** Precaches the whole deck, and offers updates without ever applying one automatically. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    offlineStore.setState({ readiness: 'impossible' });
    return;
  }
  reloadWithNewVersion(navigator.serviceWorker);
  await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  try {
    const [{ Workbox }, presentations] = await Promise.all([
      import('workbox-window'),
      import('./watch-presentations'),
    ]);
    presentations.holdLockInBrowserFullScreen();
    const worker = new Workbox('/service-worker.js');
    worker.addEventListener('waiting', () => {
      offlineStore.setState({ applyUpdate: () => void applyUpdate(worker) });
      presentations.watchPresentations();
    });
    // A registration succeeds even if its worker then cannot fetch or store all files.
    worker.addEventListener('redundant', () => {
      if (offlineStore.getState().readiness === 'preparing')
        offlineStore.setState({ readiness: 'incomplete' });
    });
    await worker.register();
    await navigator.serviceWorker.ready;
    offlineStore.setState({ readiness: 'ready' });
    checkForUpdates(worker);
  } catch {
    // No storage or no network: the deck works without a service worker, and the next visit tries again.
    offlineStore.setState({ readiness: 'impossible' });
  }
}

/** Applies an update unless a window is presenting, which may have started after the last poll. */
async function applyUpdate(worker: { messageSkipWaiting: () => void }): Promise<void> {
  const isApplied = await unlessPresentationActive(() => worker.messageSkipWaiting());
  if (!isApplied) offlineStore.setState({ isPresentationActive: true });
}

/**
 * Reloads this window after an update was applied in any window, since the files of the previous version are then gone.
 * Waits while a window is presenting, which may have started at the same moment, and while this window is in full
 * screen.
 */
function reloadWithNewVersion(workers: ServiceWorkerContainer): void {
  let hadController = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (!hadController) {
      hadController = true;
      return;
    }
    const reload = () => afterPresentations(() => !document.fullscreenElement && window.location.reload());
    document.addEventListener('fullscreenchange', reload);
    reload();
  });
}

function checkForUpdates(worker: { update: () => Promise<void> }): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < POLL_MS) return;
    checkedAt = Date.now();
    worker.update().catch(() => undefined);
  });
}
