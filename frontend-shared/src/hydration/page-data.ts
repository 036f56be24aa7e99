import type { SiteConfig } from '../api/site-config';
import type { RemotesConfig } from '../federation/remote-contract';

/** Id of the block in a prerendered page that holds its `PageData`. */
export const PAGE_DATA_ID = 'page-data';

/** Data of a prerendered page, with which it is hydrated without further requests. */
export interface PageData {
  /** Name of the snapshot that the page belongs to. */
  snapshot: string;
  site: SiteConfig;
  remotes: RemotesConfig;
  /** Build of the remote that rendered it; another build renders the page again on the client. */
  build: string;
  /** URLs of scripts that the shell will request on this page, to preload them. */
  preloads: string[];
}

/** The page's data, or undefined on a client-rendered page. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : undefined;
}
