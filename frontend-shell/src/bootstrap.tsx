import 'frontend-shared/theme/tokens.css';
import 'frontend-shared/theme/fonts.css';
import 'frontend-shared/theme/base.css';
import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { RemotesConfig } from 'frontend-shared/federation/remote-contract';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadShellWords, loadShellWordsOrEnglish } from './content/words';
import { placeOf } from './navigation/place';
import { PageRoot } from './page-root';
import { federatedRemotes } from './remotes/remote-source';

interface EarlyAnswers {
  /** Asked for before this chunk was here. */
  remotes: Promise<RemotesConfig>;
  site: Promise<SiteConfig>;
  fetchRemotes: () => Promise<RemotesConfig>;
  /** Build of the remote that prerendered this page; undefined when the browser makes it. */
  build?: string | undefined;
}

/** Puts the shell on the page, or takes over the page that was prerendered. */
export async function start({ remotes, site, fetchRemotes, build }: EarlyAnswers): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  const place = placeOf(location.pathname);
  const source = federatedRemotes({
    runtime: { registerRemotes, loadRemote, sharedPackages: () => getInstance()?.shareScopeMap },
    fetchRemotes: (again) => (again ? fetchRemotes() : remotes),
    prerendered: build === undefined ? undefined : { by: place.remote, build },
    loadPage: loadFromServer,
  });
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  // A prerendered page can be read in its language meanwhile, and only in that can it be taken over.
  const words = build === undefined ? loadShellWordsOrEnglish : loadShellWords;
  const [config] = await Promise.all([site, words(place.locale)]);
  if (build !== undefined) await aBreath();
  const page = (
    <StrictMode>
      <BrowserRouter>
        <PageRoot site={config} remotes={source} nonce={nonce} />
      </BrowserRouter>
    </StrictMode>
  );
  if (build === undefined) createRoot(root).render(page);
  // As a transition React stops for whatever the visitor does, and every few milliseconds for the browser.
  else startTransition(() => void hydrateRoot(root, page));
}

/** Loads the page at the browser's address, unless the server would not answer: what is on screen is better than that. */
async function loadFromServer(): Promise<void> {
  const { ok, status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (!ok) throw new Error(`${location.pathname} answered ${status}.`);
  location.reload();
}

/** Lets the browser answer its visitor between two long pieces of work: React's code has just been evaluated. */
function aBreath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}
