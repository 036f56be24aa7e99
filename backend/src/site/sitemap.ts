import { escapeHtml } from '../common/escape-html.js';
import { indexedPaths } from './robots.js';

/** Languages of the public site by path prefix; English is the default for all others. */
const LANGUAGES = [
  { code: 'en', prefix: '' },
  { code: 'hi', prefix: '/hi' },
] as const;

/**
 * The site map: every page that search engines may show, in each language, with its alternates.
 * @param origin of the site, without a trailing slash
 */
export function sitemap(origin: string): string {
  const address = (prefix: string, path: string) => `${origin}${prefix}${path === '/' && prefix ? '' : path}`;
  const entries = indexedPaths().flatMap((path) => {
    const alternates = [...LANGUAGES, { code: 'x-default', prefix: '' }].map(
      ({ code, prefix }) =>
        `    <xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(address(prefix, path))}"/>\n`,
    );
    return LANGUAGES.map(
      ({ prefix }) =>
        `  <url>\n    <loc>${escapeHtml(address(prefix, path))}</loc>\n${alternates.join('')}  </url>\n`,
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${entries.join('')}</urlset>\n`
  );
}
