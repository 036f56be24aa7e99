import type { RemoteProps } from 'frontend-shared/federation/remote-contract';
import { StaticRouter } from 'frontend-shared/routing/static-router';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { completeSite, type DeckSite } from '../site-data';
import { StandaloneSite } from '../standalone-site';

/**
 * Renders the page at an address to HTML, with all suspended content.
 *
 * @throws the first error of any component
 */
export async function renderPage(
  App: ComponentType<RemoteProps>,
  address: string,
  site: DeckSite,
): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={address}>
      <StandaloneSite App={App} site={completeSite(site)} />
    </StaticRouter>,
    // Without streaming: late parts would need inline scripts to insert them.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (errors.length > 0) throw errors[0];
  return html;
}
