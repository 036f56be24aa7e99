import { loadScript } from 'frontend-shared/federation/load-script';
import { LoadStatus, markBooted } from './load-status';
import { noteError } from './note-error';

/*
 * The second script in the HTML: requests the boot script again if it failed to load. It does nothing on a page whose
 * boot script has run.
 */

/** The boot script is requested again if it has neither run nor failed after this time, in ms. */
const RETRY_AFTER_MS = 4_000;

const boot = document.querySelector<HTMLScriptElement>('script[data-scripts]');
const hasRun = () => window.loadScript !== undefined;

function loadBootScript(): void {
  if (!boot || hasRun()) return;
  const status = new LoadStatus(loadBootScript);
  loadScript(`${boot.src}?again`, { hasRun }).catch((failure) => {
    status.failed();
    noteError('script-lost', failure);
  });
}

markBooted();
boot?.addEventListener('error', loadBootScript);
setTimeout(loadBootScript, RETRY_AFTER_MS);
