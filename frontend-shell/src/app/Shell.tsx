import type { SiteConfig } from 'frontend-shared/api/site-config';
import { markHydrated } from 'frontend-shared/hydration/hydration-marks';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { useLocation } from 'frontend-shared/routing/router';
import { ToastViewport } from 'frontend-shared/ui/toast/toast-viewport';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useShellMessages } from '../content/messages';
import { DocumentHead } from '../layout/document-head';
import { Footer } from '../layout/footer/footer';
import { Header } from '../layout/header/header';
import { usePageChange } from '../layout/page/page-change';
import { PageLoader } from '../layout/page/page-loader';
import { fillsPage, routeMatch } from '../navigation/route-match';
import { RemoteBoundary } from '../remotes/remote-boundary';
import { RemoteFailed } from '../remotes/remote-failed';
import { RemoteLoading } from '../remotes/remote-loading';
import { RemoteOutlet, ServerPage } from '../remotes/remote-outlet';
import type { RemoteSource } from '../remotes/remote-source';
import './shell.css';

const NotFound = lazy(() => import('../pages/not-found'));

/** A chunk that failed to load is cached as failed: only a page reload requests it again. */
const reload = () => location.reload();

const leaveConsole = async () => location.reload();

interface ShellProps {
  site: SiteConfig;
  remotes: RemoteSource;
  /**
   * CSP nonce from the console's HTML, for styles that its remote creates at run time. The console's policy allows no
   * other remote, so with a nonce public pages are loaded from the server. What it answered with the console's page is
   * not loaded again.
   */
  nonce?: string | undefined;
}

/** The whole page: the layout and the remote that matches the address. Also rendered by the prerenderer. */
export function Shell({ site, remotes, nonce }: ShellProps) {
  const address = useLocation();
  const route = routeMatch(address.pathname);
  const [initialPathname] = useState(address.pathname);
  const main = useRef<HTMLElement>(null);
  const loading = usePageChange(route, address, main, site.pageLoader, remotes.loadPage);
  const [deckFillsScreen, setDeckFillsScreen] = useState(false);
  const showHeader = useCallback((visible: boolean) => setDeckFillsScreen(!visible), []);
  const messages = useShellMessages(route.locale);
  const isConsole = route.area === 'admin';
  const hasNavigated = address.pathname !== initialPathname;
  // The console renders its own main landmark.
  const Main = (isConsole ? 'div' : 'main') as 'main';
  const pageReady = useCallback(() => markHydrated(main.current), []);
  useEffect(() => {
    markHydrated(main.current?.parentElement);
  }, []);
  const headerVisible = !fillsPage(route) && !(route.area === 'presentation' && deckFillsScreen);

  return (
    <LocaleProvider locale={route.locale}>
      <DocumentHead route={route} site={site} />
      {!isConsole && (
        // Adds no history entry: a form that stores its steps as entries would read it as its first step.
        // biome-ignore lint/a11y/useValidAnchor: without scripts it works as an ordinary link
        <a
          className="cf-skip-link"
          href="#content"
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus({ preventScroll: true });
            main.current?.scrollIntoView();
          }}
        >
          {messages.skipToContent}
        </a>
      )}
      {headerVisible && <Header route={route} site={site} />}
      <Main
        id={isConsole ? undefined : 'content'}
        className={isConsole ? undefined : 'sh-main'}
        ref={main}
        tabIndex={-1}
      >
        {nonce && !isConsole && hasNavigated ? (
          <ServerPage
            load={leaveConsole}
            loading={<RemoteLoading locale={route.locale} />}
            fallback={<RemoteLoading locale={route.locale} />}
          />
        ) : route.remote ? (
          <RemoteOutlet
            key={route.remote}
            name={route.remote}
            source={remotes}
            path={route.path}
            hasNavigated={hasNavigated}
            basePath={route.basePath}
            locale={route.locale}
            site={site}
            nonce={nonce}
            onReady={pageReady}
            onHeaderVisible={showHeader}
          />
        ) : (
          <RemoteBoundary
            resetKey={route.path}
            onReset={reload}
            fallback={() => (
              <RemoteFailed name="app_public" locale={route.locale} retriesInPlace={false} onRetry={reload} />
            )}
          >
            <Suspense fallback={<RemoteLoading locale={route.locale} />}>
              <NotFound locale={route.locale} onReady={pageReady} />
            </Suspense>
          </RemoteBoundary>
        )}
      </Main>
      {!isConsole && <Footer locale={route.locale} site={site} hidden={!headerVisible} />}
      {loading && <PageLoader site={site} label={messages.loading} />}
      <ToastViewport />
    </LocaleProvider>
  );
}
