import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import type { PagesMessages } from '../content/en/pages';
import { routeMatch } from '../navigation/route-match';
import type { HeadTag } from './head-tag';
import { PAGE_ATTRIBUTE } from './page-attribute';
import { pageHead } from './page-head';
import { siteManifest } from './site-manifest';

const messagesOf: Record<Locale, () => Promise<{ pages: PagesMessages }>> = {
  en: () => import('../content/en/pages'),
  hi: () => import('../content/hi/pages'),
};

/**
 * Adds the head elements of a page to the document, except the title, which the shell sets right away.
 *
 * @param address path of the page with its language, as in `/hi/join`
 * @param isCurrent whether the visitor is still on that page once the messages are loaded
 */
export async function applyHead(address: string, site: SiteConfig, isCurrent: () => boolean): Promise<void> {
  const route = routeMatch(address);
  const { pages } = await messagesOf[route.locale]();
  if (!isCurrent()) return;
  // The console has a manifest of its own.
  if (route.area !== 'admin')
    document.head.querySelector('link[rel=manifest]')?.setAttribute('href', siteManifest(route.locale));
  const tags = pageHead(route, site, pages).filter(({ name }) => name !== 'title');
  document.head.append(...tags.map((tag) => elementOf(tag, address)));
}

function elementOf({ name, attributes, text }: HeadTag, address: string): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.setAttribute(PAGE_ATTRIBUTE, address);
  if (text !== undefined) element.textContent = text;
  return element;
}
