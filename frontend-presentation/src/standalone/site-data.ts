import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/api/site-config';

/** The part of the site configuration that the deck shows. */
export type DeckSite = Pick<SiteConfig, 'name' | 'nameHindi'> & Partial<Pick<SiteConfig, 'siteUrl'>>;

/** Id of the block in a page that holds its `DeckSite`. */
export const SITE_DATA_ID = 'site-data';

/** The configuration that the pages were written with. */
export function readSite(): SiteConfig {
  const text = document.getElementById(SITE_DATA_ID)?.textContent;
  return completeSite(JSON.parse(text ?? '{}'));
}

/** Completes the configuration for the remote contract; without a `siteUrl` the deck has no links to the site. */
export function completeSite(site: Partial<DeckSite>): SiteConfig {
  return { ...FALLBACK_SITE, ...site, siteUrl: site.siteUrl ?? '' };
}
