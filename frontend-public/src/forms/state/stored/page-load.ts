import { isReload } from 'frontend-shared/hydration/early-draft';
import { splitLocale } from 'frontend-shared/i18n/locale';

/**
 * Whether this page was loaded again in its tab: by a reload, or because the browser had discarded the tab for want of
 * memory, as a phone does while the camera is open. Coming by a link, an address or Back is no reload, nor is the page
 * another one than the one that was loaded.
 */
export function isReloaded(): boolean {
  return isLoadedBy(isReload);
}

/**
 * Whether this page was loaded because somebody came back to it by Back or Forward. Browsers then put back themselves
 * what had been chosen in a form, though not all of it.
 */
export function isReturnedTo(): boolean {
  return isLoadedBy(({ type }) => type === 'back_forward') && !isReloaded();
}

/** How the page on screen was loaded; false for one that was come to without a load. */
function isLoadedBy(way: (load: PerformanceNavigationTiming) => boolean): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!load || !way(load)) return false;
  return pathOf(new URL(load.name).pathname) === pathOf(window.location.pathname);
}

const pathOf = (pathname: string) => splitLocale(pathname).path;
