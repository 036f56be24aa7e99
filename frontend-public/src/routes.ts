import { type PageOfRemote, publicPageAt } from 'frontend-shared/routing/public-pages';

/**
 * The page at an address, or null when this remote has none there. It does not matter whether the shell mounts
 * the remote inside a route of its own: only the address counts.
 */
export function pageAt(basePath: string, pathname: string): PageOfRemote | null {
  const base = basePath.replace(/\/+$/, '');
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return null;
  const below = pathname.slice(base.length).replace(/\/+$/, '') || '/';
  return publicPageAt(below);
}
