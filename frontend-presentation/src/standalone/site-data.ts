import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/api/site-config';

/** What of the site configuration the deck shows. */
export type DeckSite = Pick<SiteConfig, 'name' | 'nameHindi'> & Partial<Pick<SiteConfig, 'siteUrl'>>;

/** Id of the block in a page that holds its `DeckSite`. */
export const SITE_DATA_ID = 'site-data';

/** The configuration that the pages were written with. */
export function readSite(): SiteConfig {
  const text = document.getElementById(SITE_DATA_ID)?.textContent;
  return completeSite(JSON.parse(text ?? '{}'));
}

/** The contract of remotes asks for all of a site; without an address of its own the deck leads nowhere. */
export function completeSite(site: Partial<DeckSite>): SiteConfig {
  return { ...FALLBACK_SITE, ...site, siteUrl: site.siteUrl ?? '' };
}
