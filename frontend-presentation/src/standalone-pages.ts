import App from './App';
import type { Build, SiteFile } from './standalone/pages/write-pages';
import { writePages as writePagesOf } from './standalone/pages/write-pages';
import type { DeckSite } from './standalone/site-data';

/* Entry of the code that writes the standalone site in Node.js (`scripts/write-site.mjs`). */
export { cachingOf, HEADERS } from './standalone/pages/host-headers';

export function writePages(site: DeckSite, build: Build): Promise<SiteFile[]> {
  return writePagesOf(App, site, build);
}
