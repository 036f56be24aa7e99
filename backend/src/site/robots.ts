import { publicPaths } from './known-routes.js';

/** Public pages that only one person looks for. */
const NOT_INDEXED = new Set(['/track']);

/** Paths, without language, of the pages that search engines may show; of the deck the first slide and its text version. */
export function indexedPaths(): string[] {
  return [...publicPaths(), '/presentation', '/presentation/text'].filter((path) => !NOT_INDEXED.has(path));
}

/** Whether search engines may show the page at the path of an address (decoded segments). */
export function isIndexed(segments: readonly string[]): boolean {
  const path = segments[0] === 'hi' ? segments.slice(1) : segments;
  return indexedPaths().includes(`/${path.join('/')}`);
}

/**
 * Rules for crawlers. Pages that are not to be shown say so themselves, in a header, the console as well: an address that
 * crawlers were kept out of would be listed all the same, because every page links to it.
 */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
