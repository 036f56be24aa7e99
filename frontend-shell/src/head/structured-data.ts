import type { SiteConfig } from 'frontend-shared/api/site-config';
import { jsonLd } from 'frontend-shared/content/json-ld';
import { localePath } from 'frontend-shared/i18n/locale';
import { shellMessages } from '../content/messages';
import type { RouteMatch } from '../navigation/route-match';
import type { HeadTag } from './head-tag';

/** Structured data for search engines: the company, on Home the site, and on other pages the breadcrumbs. */
export function structuredData(route: RouteMatch, site: SiteConfig, origin: string): HeadTag[] {
  const graph = [
    organization(site, origin),
    route.path === '/' ? webSite(site, origin) : breadcrumbs(route, origin),
  ];
  return [
    {
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: jsonLd({ '@graph': graph }),
    },
  ];
}

function organization(site: SiteConfig, origin: string): object {
  const { primary } = site.logo;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#company`,
    name: site.name,
    ...(site.nameHindi && { alternateName: site.nameHindi }),
    legalName: site.legalName,
    ...(site.companyNumber && { identifier: site.companyNumber }),
    url: `${origin}/`,
    logo: new URL(primary || '/icons/icon-512.png', origin).href,
    ...(site.registeredOffice && { address: site.registeredOffice }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.supportEmail,
      availableLanguage: ['en', 'hi'],
    },
    sameAs: Object.values(site.socialLinks).filter(Boolean),
  };
}

function webSite(site: SiteConfig, origin: string): object {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: site.name,
    url: `${origin}/`,
    inLanguage: ['en-IN', 'hi-IN'],
    publisher: { '@id': `${origin}/#company` },
  };
}

function breadcrumbs({ locale, page, path }: RouteMatch, origin: string): object {
  const { header, titles } = shellMessages(locale);
  const steps = [
    { name: header.links.home, item: origin + localePath(locale, '/') },
    { name: titles[page], item: origin + localePath(locale, path) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
