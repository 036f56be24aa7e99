import 'frontend-shared/theme/tokens.css';
import 'frontend-shared/theme/fonts.css';
import 'frontend-shared/theme/base.css';
import { getInstance } from '@module-federation/enhanced/runtime';
import { fetchSiteConfigOrFallback } from 'frontend-shared/api/site-config';
import type { RemotesConfig } from 'frontend-shared/federation/remote-contract';
import { readPageData } from 'frontend-shared/hydration/page-data';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { focusPressedControl } from 'frontend-shared/ui/focus-pressed-control';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { PageRoot } from './app/page-root';
import { loadShellMessages, loadShellMessagesOrEnglish } from './content/messages';
import { routeMatch } from './navigation/route-match';
import { appLoader } from './remotes/container';
import { federatedRemotes } from './remotes/remote-source';

/** Renders the shell, or hydrates a prerendered page, whose HTML contains its configuration. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  const federation = getInstance();
  if (!federation) throw new Error('The federation runtime has not begun.');
  const prerendered = readPageData();
  const remotes = prerendered ? Promise.resolve(prerendered.remotes) : fetchRemotes();
  remotes.catch(() => undefined);
  const route = routeMatch(location.pathname);
  const source = federatedRemotes({
    loadApp: appLoader(federation),
    fetchRemotes: (again) => (again ? fetchRemotes() : remotes),
    prerendered: prerendered && { by: route.remote, build: prerendered.build },
    loadPage: loadFromServer,
  });
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  // A prerendered page is readable meanwhile, and can only be hydrated in its own language. The console loads its own
  // fonts.
  const needsFonts = !prerendered && route.remote !== 'app_admin';
  const messages = needsFonts ? loadShellMessagesOrEnglish : loadShellMessages;
  const [site] = await Promise.all([
    prerendered?.site ?? fetchSiteConfigOrFallback(),
    messages(route.locale),
    prerendered && yieldToMain(),
  ]);
  const page = (
    <StrictMode>
      <BrowserRouter>
        <PageRoot site={site} remotes={source} nonce={nonce} />
      </BrowserRouter>
    </StrictMode>
  );
  // As a transition, hydration yields to user input and every few milliseconds to the browser.
  if (prerendered) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
}

async function fetchRemotes(): Promise<RemotesConfig> {
  const response = await fetch('/config/remotes.json', {
    cache: 'no-store',
    headers: { accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`/config/remotes.json answered ${response.status}`);
  return (await response.json()) as RemotesConfig;
}

/**
 * Reloads the page from the server. @throws when the server does not answer, since the page on screen is then better
 */
async function loadFromServer(): Promise<void> {
  const { ok, status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  if (!ok) throw new Error(`${location.pathname} answered ${status}.`);
  location.reload();
}

/** Lets the browser handle input between two long tasks: evaluating React's code and hydration. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

focusPressedControl();
void start();
