/** The pages this remote has, by their address below its base path. */
const PAGES = {
  '/': 'home',
  '/about': 'about',
  '/industries': 'industries',
  '/how-it-works': 'howItWorks',
  '/success-stories': 'successStories',
  '/join': 'join',
  '/shareholder': 'shareholder',
  '/contact': 'contact',
  '/apply': 'apply',
  '/monthly-spice-subscription': 'spiceClub',
  '/track': 'track',
  '/privacy': 'privacy',
  '/terms': 'terms',
} as const;

/** Addresses of all pages, without language. */
export const PAGE_PATHS = Object.keys(PAGES) as (keyof typeof PAGES)[];

export type PageName = (typeof PAGES)[keyof typeof PAGES];

/**
 * The page at an address, or null when this remote has none there. It does not matter whether the shell mounts
 * the remote inside a route of its own: only the address counts.
 */
export function pageAt(basePath: string, pathname: string): PageName | null {
  const base = basePath.replace(/\/+$/, '');
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null;
  const below = pathname.slice(base.length).replace(/\/+$/, '') || '/';
  return Object.hasOwn(PAGES, below) ? PAGES[below as keyof typeof PAGES] : null;
}
