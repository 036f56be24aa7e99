import type { SiteConfig } from '../api/site-config';
import type { RemotesConfig } from '../federation/remote-contract';

/** Id of the block in a prerendered page that holds its `PageData`. */
export const PAGE_DATA_ID = 'page-data';

/**
 * What a prerendered page says about itself, so that nothing has to be asked for before it comes alive, and so that it
 * meets the very remote it was made with.
 */
export interface PageData {
  /** Name of the snapshot that it belongs to. */
  snapshot: string;
  site: SiteConfig;
  remotes: RemotesConfig;
  /** Build of the remote that made it; another one makes the page anew. */
  build: string;
  /** Addresses of scripts that the shell will ask for on this page, so that they can be on their way already. */
  ahead: string[];
}

/** The page's data, or undefined when the browser makes the page. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}
