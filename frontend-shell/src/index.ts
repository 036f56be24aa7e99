import { fetchSiteConfigOrFallback } from 'frontend-shared/api/site-config';
import type { RemotesConfig } from 'frontend-shared/federation/remote-contract';
import { readPageData } from 'frontend-shared/hydration/page-data';

async function fetchRemotes(): Promise<RemotesConfig> {
  const response = await fetch('/config/remotes.json', {
    cache: 'no-store',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`/config/remotes.json answered ${response.status}`);
  return (await response.json()) as RemotesConfig;
}

// A prerendered page brings both answers. Otherwise they are on their way while the bootstrap loads, which is a chunk
// of its own so that shared packages are settled before anything uses them.
const prerendered = readPageData();
const remotes = prerendered ? Promise.resolve(prerendered.remotes) : fetchRemotes();
remotes.catch(() => undefined);
const site = prerendered ? Promise.resolve(prerendered.site) : fetchSiteConfigOrFallback();

import('./bootstrap').then(({ start }) => start({ remotes, site, fetchRemotes, build: prerendered?.build }));
