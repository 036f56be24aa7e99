import type { PublicPath } from './public-path.generated';

export type { PublicPath };

/**
 * Pages of the public site: path without language → name of the page in the content modules. The paths are generated
 * from the server's list (`backend/src/site/known-routes.ts`).
 */
export const PUBLIC_PAGES = {
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
} as const satisfies Record<PublicPath, string>;

export type PublicPage = (typeof PUBLIC_PAGES)[PublicPath];

export const PUBLIC_PATHS = Object.keys(PUBLIC_PAGES) as PublicPath[];

/**
 * Page for the online payment of the first spice box: a document of its own that is personal, so it is neither
 * prerendered nor described for search engines (docs/decisions/0022).
 */
export const PAYMENT_PATH = '/monthly-spice-subscription/pay';

export type PageOfRemote = PublicPage | 'payment';

/** The page of the public remote at a path (without language and trailing slash), or null. */
export function publicPageAt(path: string): PageOfRemote | null {
  if (path === PAYMENT_PATH) return 'payment';
  return PUBLIC_PATHS.includes(path as PublicPath) ? PUBLIC_PAGES[path as PublicPath] : null;
}
