import type { SiteConfig } from 'frontend-shared/api/site-config';
import { companyName } from 'frontend-shared/content/company-name';
import { shellMessages } from '../content/messages';
import type { RouteMatch } from '../navigation/route-match';

/** The document title of a page. */
export function titleOf(route: RouteMatch, site: SiteConfig): string {
  return `${shellMessages(route.locale).titles[route.page]} · ${companyName(site, route.locale)}`;
}
