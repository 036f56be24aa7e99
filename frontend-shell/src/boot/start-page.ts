import { loadScript, loadStyle } from 'frontend-shared/federation/load-script';
import { whenPainted } from 'frontend-shared/federation/when-painted';
import { HYDRATED_EVENT } from 'frontend-shared/hydration/hydration-marks';
import { readPageData } from 'frontend-shared/hydration/page-data';
import { type EarlyDrafts, recordEarlyInput } from './early-input/early-input';
import { readInitialScripts } from './initial-scripts';
import { LoadStatus, markBooted } from './load-status';
import { noteError, noteErrors } from './note-error';

/**
 * Starts a page: loads the shell's scripts, and shows a status if they fail. On a prerendered page it waits for the
 * first paint, so that scripts do not compete for a slow connection; input and clicks are recorded meanwhile.
 *
 * @param drafts stores drafts of the page's forms; left out on pages without forms to save their bytes
 */
export function startPage(drafts?: EarlyDrafts): void {
  const root = document.getElementById('root');
  // The guard may have loaded this script a second time.
  if (!root || window.loadScript) return;
  noteErrors();
  window.loadScript = loadNotedScript;
  window.loadStyle = loadStyle;
  retryLostStyles();
  markBooted();
  const scripts = readInitialScripts();
  let attempts = 0;
  const loadScripts = () => {
    attempts += 1;
    Promise.all(scripts.map(({ src, hasRun }) => hasRun() || loadNotedScript(src, { hasRun }))).then(
      () => status.resume(),
      () => status.failed(),
    );
  };
  const status = new LoadStatus(() => {
    // The first retry keeps the page and its input. Then a reload: after a deployment these scripts no longer exist.
    if (attempts === 1 && !scripts.every(({ hasRun }) => hasRun())) {
      loadScripts();
      return;
    }
    drafts?.store(root);
    location.reload();
  });
  const data = readPageData();
  if (!data) {
    root.addEventListener(HYDRATED_EVENT, () => status.done());
    status.waiting('page');
    loadScripts();
    return;
  }
  recordEarlyInput(root, status, drafts);
  whenPainted(() => {
    loadScripts();
    data.preloads.forEach(preload);
  });
}

/** Requests style sheets of the HTML again that failed to load: this script runs only once each has loaded or failed. */
function retryLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    if (isLost(link)) loadStyle(link).catch(() => undefined);
  }
}

function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules;
  } catch {
    // Chromium gives a style sheet that failed to load an opaque origin. Those of the HTML are of this site, or requested
    // with CORS.
    return true;
  }
}

/** All scripts are loaded through this function, so that final failures are reported. */
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
