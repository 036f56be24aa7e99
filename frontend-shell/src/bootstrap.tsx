import 'frontend-shared/tokens.css';
import 'frontend-shared/fonts.css';
import 'frontend-shared/base.css';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemotesConfig } from 'frontend-shared/remote-contract';
import { BrowserRouter } from 'frontend-shared/router';
import type { SiteConfig } from 'frontend-shared/site-config';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { loadShellWords } from './content/words';
import { placeOf } from './navigation/place';
import { federatedRemotes } from './remotes/remote-source';
import { Shell } from './Shell';

interface EarlyAnswers {
  /** Asked for before this chunk was here. */
  remotes: Promise<RemotesConfig>;
  site: Promise<SiteConfig>;
  fetchRemotes: () => Promise<RemotesConfig>;
}

/** Puts the shell on the page. */
export async function start({ remotes, site, fetchRemotes }: EarlyAnswers): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  const source = federatedRemotes({
    runtime: { registerRemotes, loadRemote },
    fetchRemotes: (again) => (again ? fetchRemotes() : remotes),
  });
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  const [config] = await Promise.all([site, loadShellWords(placeOf(location.pathname).locale)]);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        {/* A language switch waits here for the other language's words; the router keeps the old page up meanwhile. */}
        <Suspense>
          <Shell site={config} remotes={source} nonce={nonce} />
        </Suspense>
      </BrowserRouter>
    </StrictMode>,
  );
}
