import { isReload } from 'frontend-shared/hydration/early-draft';
import { splitLocale } from 'frontend-shared/i18n/locale';

/**
 * Whether this page was reloaded in its tab: by the person, or by the browser, which discards tabs when memory is
 * short, as phones do while the camera is open. False after client-side navigation to another page.
 */
export function isReloaded(): boolean {
  return isLoadedBy(isReload);
}

/** Whether this page was loaded by Back or Forward. Browsers then restore some of the form input themselves. */
export function isBackForward(): boolean {
  return isLoadedBy(({ type }) => type === 'back_forward') && !isReloaded();
}

/** Whether this page was loaded by a link or an address. */
export function isNewVisit(): boolean {
  return isLoadedBy(({ type }) => type === 'navigate') && !isReloaded();
}

/** Tests how the current page was loaded; false after client-side navigation to it. */
function isLoadedBy(way: (load: PerformanceNavigationTiming) => boolean): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!load || !way(load)) return false;
  return pathOf(new URL(load.name).pathname) === pathOf(window.location.pathname);
}

const pathOf = (pathname: string) => splitLocale(pathname).path;
