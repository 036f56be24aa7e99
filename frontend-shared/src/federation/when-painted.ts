/** When a page on screen has said nothing of its first paint for this long after all is loaded, it is not waited for; in ms. */
const UNPAINTED_MS = 3_000;

/**
 * Calls back when the page can be read: a frame after the first paint, which may have shown its beginning only. A slow
 * phone has everything loaded long before that. A tab in the background is never painted: there it is when all is loaded.
 */
export function whenPainted(begin: () => void): void {
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
