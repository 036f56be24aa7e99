import { type PageOfRemote, publicPageAt } from 'frontend-shared/routing/public-pages';

/**
 * The page at an address, or null if this remote has none there. Only the URL counts, not whether the shell renders the
 * remote inside a route.
 */
export function pageAt(basePath: string, pathname: string): PageOfRemote | null {
  const base = basePath.replace(/\/+$/, '');
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null;
  const below = pathname.slice(base.length).replace(/\/+$/, '') || '/';
  return publicPageAt(below);
}
