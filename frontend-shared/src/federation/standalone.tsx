import '../theme/tokens.css';
import '../theme/fonts.css';
import '../theme/base.css';
import { BrowserRouter, useLocation } from 'frontend-shared/routing/router';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchSiteConfigOrFallback, type SiteConfig } from '../api/site-config';
import { DocumentLanguage } from '../i18n/document-language';
import { splitLocale } from '../i18n/locale';
import { LocaleProvider } from '../i18n/locale-context';
import { loadFonts } from '../ui/load-fonts';
import { ToastViewport } from '../ui/toast/toast-viewport';
import type { RemoteProps } from './remote-contract';

interface StandaloneOptions {
  /** Path prefix of the remote without language: `/` (default) or `/admin`. */
  basePath?: string;
}

function Standalone({
  App,
  site,
  basePath,
}: {
  App: ComponentType<RemoteProps>;
  site: SiteConfig;
  basePath: string;
}) {
  const { locale } = splitLocale(useLocation().pathname);
  const prefixed = locale === 'hi' ? `/hi${basePath === '/' ? '' : basePath}` : basePath;
  return (
    <LocaleProvider locale={locale}>
      <DocumentLanguage locale={locale} />
      <App basePath={prefixed} locale={locale} site={site} />
      <ToastViewport />
    </LocaleProvider>
  );
}

/** Renders a remote as a site of its own, without the shell and its header and footer. */
export async function runStandalone(
  App: ComponentType<RemoteProps>,
  { basePath = '/' }: StandaloneOptions = {},
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  const [site] = await Promise.all([
    fetchSiteConfigOrFallback(),
    loadFonts(splitLocale(window.location.pathname).locale),
  ]);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Standalone App={App} site={site} basePath={basePath} />
      </BrowserRouter>
    </StrictMode>,
  );
}
