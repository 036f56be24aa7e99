import { loadScript } from 'frontend-shared/federation/load-script';
import { whenPainted } from 'frontend-shared/federation/when-painted';
import { HYDRATED_EVENT } from 'frontend-shared/hydration/hydration-marks';
import { readPageData } from 'frontend-shared/hydration/page-data';
import { type EarlyDrafts, keepEarlyInput } from './early-input/early-input';
import { readInitialScripts } from './initial-scripts';
import { LoadStatus, markBooted } from './load-status';
import { noteError, noteErrors } from './note-error';

/**
 * Starts a page: brings the shell's scripts, and says so when they do not come. A prerendered page is painted first, so
 * that it can be read before they take part of a slow line; what is typed and pressed on it meanwhile is kept.
 *
 * @param drafts what keeps drafts of the page's forms; a page without forms does not pay for it
 */
export function startPage(drafts?: EarlyDrafts): void {
  const root = document.getElementById('root');
  // The guard may have brought this script a second time.
  if (!root || window.loadScript) return;
  noteErrors();
  window.loadScript = loadNotedScript;
  markBooted();
  const scripts = readInitialScripts();
  let rounds = 0;
  const bring = () => {
    rounds += 1;
    Promise.all(scripts.map(({ src, hasRun }) => hasRun() || loadNotedScript(src, { hasRun }))).then(
      () => status.resume(),
      () => status.failed(),
    );
  };
  const status = new LoadStatus(() => {
    // First in place, where everything typed stays. A server that has a newer build by now no longer has these scripts.
    if (rounds === 1 && !scripts.every(({ hasRun }) => hasRun())) {
      bring();
      return;
    }
    drafts?.keep(root);
    location.reload();
  });
  const data = readPageData();
  if (!data) {
    root.addEventListener(HYDRATED_EVENT, () => status.over());
    status.waiting('page');
    bring();
    return;
  }
  keepEarlyInput(root, status, drafts);
  whenPainted(() => {
    bring();
    data.ahead.forEach(preload);
  });
}

/** Every script of the page comes by this, so that those lost for good are known of. */
function loadNotedScript(...script: Parameters<typeof loadScript>): Promise<void> {
  const loading = loadScript(...script);
  loading.catch((failure) => noteError('script-lost', failure));
  return loading;
}

function preload(address: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = address;
  document.head.append(link);
}
