import 'frontend-shared/tokens.css';
import 'frontend-shared/fonts.css';
import 'frontend-shared/base.css';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemotesConfig } from 'frontend-shared/remote-contract';
import { BrowserRouter } from 'frontend-shared/router';
import type { SiteConfig } from 'frontend-shared/site-config';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadShellWords } from './content/words';
import { placeOf } from './navigation/place';
import { PageRoot } from './page-root';
import { federatedRemotes } from './remotes/remote-source';

interface EarlyAnswers {
  /** Asked for before this chunk was here. */
  remotes: Promise<RemotesConfig>;
  site: Promise<SiteConfig>;
  fetchRemotes: () => Promise<RemotesConfig>;
  /** Build of the public remote that prerendered this page; undefined when the browser makes it. */
  build?: string | undefined;
}

/** Puts the shell on the page, or takes over the page that was prerendered. */
export async function start({ remotes, site, fetchRemotes, build }: EarlyAnswers): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  const place = placeOf(location.pathname);
  const source = federatedRemotes({
    runtime: { registerRemotes, loadRemote },
    fetchRemotes: (again) => (again ? fetchRemotes() : remotes),
    prerenderedBy: place.remote === 'app_public' ? build : undefined,
  });
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  const [config] = await Promise.all([site, loadShellWords(place.locale)]);
  const page = (
    <StrictMode>
      <BrowserRouter>
        <PageRoot site={config} remotes={source} nonce={nonce} />
      </BrowserRouter>
    </StrictMode>
  );
  if (build === undefined) createRoot(root).render(page);
  else hydrateRoot(root, page);
}
