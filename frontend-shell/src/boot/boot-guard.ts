import { loadScript } from 'frontend-shared/federation/load-script';
import { LoadStatus, markBooted } from './load-status';
import { noteError } from './note-error';

/*
 * The second script that the HTML names: should the boot script be lost on its way, it brings it. Each of the two is of
 * no use to a page that has lost the other one only.
 */

/** A boot script that has neither run nor failed by then is asked for once more, in ms. */
const LATE_MS = 4_000;

const boot = document.querySelector<HTMLScriptElement>('script[data-scripts]');
const hasRun = () => window.loadScript !== undefined;

function bring(): void {
  if (!boot || hasRun()) return;
  const status = new LoadStatus(bring);
  loadScript(`${boot.src}?again`, { hasRun }).catch((failure) => {
    status.failed();
    noteError('script-lost', failure);
  });
}

markBooted();
boot?.addEventListener('error', bring);
setTimeout(bring, LATE_MS);
