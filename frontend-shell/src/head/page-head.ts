import type { SiteConfig } from 'frontend-shared/api/site-config';
import { companyName } from 'frontend-shared/content/company-name';
import type { SharingPicture } from 'frontend-shared/federation/remote-contract';
import { LOCALES, type Locale, localePath } from 'frontend-shared/i18n/locale';
import { parseUrl } from 'frontend-shared/routing/parse-url';
import type { DescribedPage, PagesMessages } from '../content/en/pages';
import { shellMessages } from '../content/messages';
import type { RouteMatch } from '../navigation/route-match';
import type { HeadTag } from './head-tag';
import { SHARING_PICTURE, sharingPicture } from './sharing-picture';
import { structuredData } from './structured-data';

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_IN', hi: 'hi_IN' };

/**
 * Whether search engines may index a page: not the console, personal pages or "page not found", and of the deck only
 * the first slide, since its text version contains all of them.
 */
export function isIndexed({ area, page, path }: RouteMatch): boolean {
  if (page === 'presentation') return path === '/presentation';
  if (page === 'presentationText') return true;
  return area === 'public' && page !== 'track' && page !== 'payment';
}

/** Origin of the site; undefined if the configuration failed to load, since no URL is better than a wrong one. */
function originOf(site: SiteConfig): string | undefined {
  return parseUrl(site.siteUrl)?.origin;
}

/** Title and picture of a slide, which override those of the route. */
export interface HeadOverrides {
  title?: string | undefined;
  picture?: SharingPicture | undefined;
}

/**
 * All head elements of a page, used by the prerenderer (`head-html.ts`) and by the browser after a page change
 * (`apply-head.ts`). The messages of the page's language must be loaded.
 */
export function pageHead(
  route: RouteMatch,
  site: SiteConfig,
  pages: PagesMessages,
  overrides: HeadOverrides = {},
): HeadTag[] {
  const name = overrides.title ?? shellMessages(route.locale).titles[route.page];
  const title: HeadTag = {
    name: 'title',
    attributes: {},
    text: `${name} · ${companyName(site, route.locale)}`,
  };
  const robots = isIndexed(route) ? [] : [meta('robots', 'noindex')];
  const page = describedPage(route);
  if (!page) return [title, ...robots];
  const origin = originOf(site);
  return [
    title,
    meta('description', pages[page].description),
    ...robots,
    ...(origin && isIndexed(route)
      ? [...addresses(route, origin), ...structuredData(route, site, origin)]
      : []),
    ...sharing(route, site, pages, page, { title: name, picture: overrides.picture }, origin),
  ];
}

function describedPage({ area, page }: RouteMatch): DescribedPage | undefined {
  const described = (area === 'public' && page !== 'payment') || area === 'presentation';
  return described ? (page as DescribedPage) : undefined;
}

/** Canonical URL of the page, and its alternates by language; English is the default. */
function addresses({ locale, path }: RouteMatch, origin: string): HeadTag[] {
  const alternate = (hreflang: string, language: Locale) =>
    link({ rel: 'alternate', hreflang, href: absolute(origin, language, path) });
  return [
    link({ rel: 'canonical', href: absolute(origin, locale, path) }),
    ...LOCALES.map((one) => alternate(one, one)),
    alternate('x-default', 'en'),
  ];
}

/** Preview of a shared link: Open Graph tags, and X's equivalents. */
function sharing(
  route: RouteMatch,
  site: SiteConfig,
  pages: PagesMessages,
  page: DescribedPage,
  { title, picture: ownPicture }: { title: string; picture: SharingPicture | undefined },
  origin: string | undefined,
): HeadTag[] {
  const { locale, path } = route;
  const { description, headline, drawing } = pages[page];
  const tags = [
    property('og:type', 'website'),
    property('og:site_name', companyName(site, locale)),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', OPEN_GRAPH_LOCALES[locale]),
    ...LOCALES.filter((one) => one !== locale).map((one) =>
      property('og:locale:alternate', OPEN_GRAPH_LOCALES[one]),
    ),
    meta('twitter:title', title),
    meta('twitter:description', description),
  ];
  if (!origin) return [...tags, meta('twitter:card', 'summary')];
  const picture = origin + sharingPicture(locale, ownPicture?.name ?? page);
  const alternative = ownPicture?.text ?? `${sentence(headline.join(' '), locale)} ${drawing}`;
  return [
    ...tags,
    property('og:url', absolute(origin, locale, path)),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(SHARING_PICTURE.width)),
    property('og:image:height', String(SHARING_PICTURE.height)),
    property('og:image:alt', alternative),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', picture),
    meta('twitter:image:alt', alternative),
  ];
}

/** Adds a full stop to a headline that has no punctuation at its end. */
function sentence(text: string, locale: Locale): string {
  if (/[.?!।]$/.test(text)) return text;
  return text + (locale === 'hi' ? '।' : '.');
}

/** Absolute URL of a path in a language. */
export function absolute(origin: string, locale: Locale, path: string): string {
  return origin + localePath(locale, path);
}

function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content } };
}

function link(attributes: Record<string, string>): HeadTag {
  return { name: 'link', attributes };
}
