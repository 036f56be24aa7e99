import { publicPaths } from './known-routes.js';

/** Public pages that are only of interest to one person. */
const NOT_INDEXED = new Set(['/track']);

/**
 * Paths, without language, of the pages that search engines may show; of the deck only the first slide and the text
 * version.
 */
export function indexedPaths(): string[] {
  return [...publicPaths(), '/presentation', '/presentation/text'].filter((path) => !NOT_INDEXED.has(path));
}

/** Whether search engines may show the page at a path (decoded segments). */
export function isIndexed(segments: readonly string[]): boolean {
  const path = segments[0] === 'hi' ? segments.slice(1) : segments;
  return indexedPaths().includes(`/${path.join('/')}`);
}

/**
 * Rules for crawlers. Pages that must not be shown, including the console, say so in a header instead: a URL blocked
 * here would be listed anyway, because every page links to it.
 */
export function robots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
