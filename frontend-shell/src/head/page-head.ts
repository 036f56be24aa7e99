import type { SiteConfig } from 'frontend-shared/api/site-config';
import { companyName } from 'frontend-shared/content/company-name';
import type { SharingPicture } from 'frontend-shared/federation/remote-contract';
import { LOCALES, type Locale, localePath } from 'frontend-shared/i18n/locale';
import type { DescribedPage, PagesMessages } from '../content/en/pages';
import { shellMessages } from '../content/messages';
import type { RouteMatch } from '../navigation/route-match';
import { factsAbout } from './facts';
import type { HeadTag } from './head-tag';
import { SHARING_PICTURE, sharingPicture } from './sharing-picture';

const OPEN_GRAPH_LOCALES: Record<Locale, string> = { en: 'en_IN', hi: 'hi_IN' };

/**
 * Whether search engines may show a page: not the console, not what only one person looks for, not what is not
 * there, and of the deck the first slide only, since its text version has all of them.
 */
export function isIndexed({ area, page, path }: RouteMatch): boolean {
  if (page === 'presentation') return path === '/presentation';
  if (page === 'presentationText') return true;
  return area === 'public' && page !== 'track' && page !== 'payment';
}

/** Origin of the site; undefined when the configuration could not be had: no address is better than a wrong one. */
function originOf(site: SiteConfig): string | undefined {
  return URL.canParse(site.siteUrl) ? new URL(site.siteUrl).origin : undefined;
}

/** What a page says of itself, when the route does not say it: the title and the picture of a slide. */
export interface OwnHead {
  title?: string | undefined;
  picture?: SharingPicture | undefined;
}

/**
 * Everything that the head of a document says about its page, in both of the places that write it: the server, before
 * any script (`head-html.ts`), and the browser after a change of page (`apply-head.ts`). The messages of the page's
 * language must be loaded.
 */
export function pageHead(
  route: RouteMatch,
  site: SiteConfig,
  pages: PagesMessages,
  own: OwnHead = {},
): HeadTag[] {
  const name = own.title ?? shellMessages(route.locale).titles[route.page];
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
    ...(origin && isIndexed(route) ? [...addresses(route, origin), ...factsAbout(route, site, origin)] : []),
    ...sharing(route, site, pages, page, { title: name, picture: own.picture }, origin),
  ];
}

function describedPage({ area, page }: RouteMatch): DescribedPage | undefined {
  const described = (area === 'public' && page !== 'payment') || area === 'presentation';
  return described ? (page as DescribedPage) : undefined;
}

/** The one address of the page, and those of its languages. English is the default for all others. */
function addresses({ locale, path }: RouteMatch, origin: string): HeadTag[] {
  const alternate = (hreflang: string, language: Locale) =>
    link({ rel: 'alternate', hreflang, href: absolute(origin, language, path) });
  return [
    link({ rel: 'canonical', href: absolute(origin, locale, path) }),
    ...LOCALES.map((one) => alternate(one, one)),
    alternate('x-default', 'en'),
  ];
}

/** What a shared link shows: Open Graph, and for X its own names of the same. */
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

/** A headline has no stop of its own unless it asks something or is two sentences. */
function sentence(text: string, locale: Locale): string {
  if (/[.?!।]$/.test(text)) return text;
  return text + (locale === 'hi' ? '।' : '.');
}

/** Address of a path in a language on this site. */
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
