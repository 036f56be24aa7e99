import 'frontend-shared/theme/tokens.css';
import 'frontend-shared/theme/fonts.css';
import 'frontend-shared/theme/base.css';
import './standalone.css';
import type { RemoteModule } from 'frontend-shared/federation/remote-contract';
import { splitLocale } from 'frontend-shared/i18n/locale';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { loadFonts } from 'frontend-shared/ui/load-fonts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { registerServiceWorker } from './offline/register-service-worker';
import { readSite } from './site-data';
import { standalonePath } from './standalone-path';
import { StandaloneSite } from './standalone-site';

/** Starts the deck as a standalone site, without shell, API and accounts. */
export async function startStandalone({
  default: App,
  prepare,
}: Pick<RemoteModule, 'default' | 'prepare'>): Promise<void> {
  window.isDeckStarted = true;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  const { pathname, search, hash } = window.location;
  const address = standalonePath(pathname);
  if (address !== pathname) window.history.replaceState(null, '', address + search + hash);
  const { locale } = splitLocale(address);
  document.documentElement.lang = locale;
  const isPrerendered = root.hasChildNodes();
  await Promise.all([
    prepare?.('/', address, locale).catch(() => undefined),
    !isPrerendered && loadFonts(locale),
  ]);
  const page = (
    <StrictMode>
      <BrowserRouter>
        <StandaloneSite App={App} site={readSite()} />
      </BrowserRouter>
    </StrictMode>
  );
  if (isPrerendered) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
  void registerServiceWorker();
}
