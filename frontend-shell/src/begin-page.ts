import { type PageCode, readPageData } from 'frontend-shared/hydration/page-data';
import { type EarlyDrafts, keepEarlyInput } from './early-input';

/**
 * Begins a prerendered page: keeps what is typed and pressed, and fetches the code once the page is painted.
 * @param drafts what keeps drafts of the page's forms; a page without forms does not pay for it
 */
export function beginPage(drafts?: EarlyDrafts): void {
  const code = readPageData()?.code;
  const root = document.getElementById('root');
  if (!code || !root) return;
  keepEarlyInput(root, drafts);
  oncePainted(() => fetchCode(code));
}

/** When a page on screen has said nothing of its first paint for this long after all is loaded, it is not waited for; in ms. */
const UNPAINTED_MS = 3_000;

/**
 * Calls back when the page can be read: a frame after the first paint, which may have shown its beginning only. A slow
 * phone has everything loaded long before that. A tab in the background is never painted: there it is when all is loaded.
 */
function oncePainted(begin: () => void): void {
  let begun = false;
  const once = () => {
    if (begun) return;
    begun = true;
    begin();
  };
  window.addEventListener('load', () => {
    if (document.visibilityState === 'visible') setTimeout(once, UNPAINTED_MS);
    else once();
  });
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    requestAnimationFrame(() => setTimeout(once));
  }).observe({ type: 'paint', buffered: true });
}

function fetchCode({ first, next }: PageCode): void {
  const script = document.createElement('script');
  script.src = first;
  document.head.append(script);
  for (const address of next) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = address;
    document.head.append(link);
  }
}
