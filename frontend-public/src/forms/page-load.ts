import { splitLocale } from 'frontend-shared/locale';

/**
 * Whether this page was loaded anew in its tab: by a reload, or because the browser had put the tab aside for want of
 * memory, as a phone does while the camera is open. Coming by a link, an address or Back is no reload, nor is the page
 * another one than the one that was loaded.
 */
export function isReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const { wasDiscarded = false } = document as Document & { wasDiscarded?: boolean };
  if (!load || !(load.type === 'reload' || wasDiscarded)) return false;
  return pathOf(new URL(load.name).pathname) === pathOf(window.location.pathname);
}

const pathOf = (pathname: string) => splitLocale(pathname).path;
