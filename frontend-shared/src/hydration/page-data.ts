import type { SiteConfig } from '../api/site-config';
import type { RemotesConfig } from '../federation/remote-contract';

/** Id of the block in a prerendered page that holds its `PageData`. */
export const PAGE_DATA_ID = 'page-data';

/**
 * What a prerendered page says about itself. It is hydrated by this without further requests, and by the build of the
 * remote that rendered it.
 */
export interface PageData {
  /** Name of the snapshot that it belongs to. */
  snapshot: string;
  site: SiteConfig;
  remotes: RemotesConfig;
  /** Build of the remote that made it; with another build the page is rendered again. */
  build: string;
  /** Addresses of scripts that the shell will ask for on this page, so that they can be on their way already. */
  ahead: string[];
}

/** The page's data, or undefined when the browser makes the page. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}
