/** After this time since `load` a visible page no longer waits for a paint entry, in ms. */
const UNPAINTED_MS = 3_000;

/**
 * Calls back once the page is readable: one frame after first contentful paint, which may have painted only the top. On
 * slow phones that is long after `load`. A background tab is never painted, so there it calls back on `load`.
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
