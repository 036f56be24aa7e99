import { useSession } from 'frontend-shared/api/session';
import type { SiteConfig } from 'frontend-shared/api/site-config';
import { useStepUp } from 'frontend-shared/api/step-up';
import { Link, useLocation } from 'frontend-shared/routing/router';
import { Navigate, Route, Routes } from 'frontend-shared/routing/routes';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { usePageTitle } from '../browser/use-page-title';
import { frame } from '../content/frame';
import { useMessages } from '../content/messages';
import type { FactorRedirect } from '../routing/factor-redirect';
import { paths } from '../routing/paths';
import { hasPermission } from '../state/permissions';
import { LoadingText } from '../ui/text/loading-text';
import { Frame } from './frame/frame';
import { Guard } from './guard';
import { NAV_ITEMS, type NavItem } from './nav-items';
import { PageErrorBoundary } from './page/page-error-boundary';
import { usePageFocus } from './page/use-page-focus';
import { useScrollToTop } from './page/use-scroll-to-top';
import { lazyPages } from './pages';
import { StartPage } from './start-page';
import { ProofDialog } from './step-up/proof-dialog';

interface MessageProps {
  site: SiteConfig;
  text: string;
  /** Whether it has replaced a page, and the focused element with it. */
  hasReplacedPage?: boolean;
}

/** In place of a page. */
function Message({ site, text, hasReplacedPage = false }: MessageProps) {
  const frameMessages = useMessages(frame);
  usePageTitle(text, site.name);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasReplacedPage && document.activeElement === document.body) heading.current?.focus();
  }, [hasReplacedPage]);
  return (
    <div className="ad-page ad-page--message">
      <h1 ref={heading} tabIndex={-1}>
        {text}
      </h1>
      <Link className="ad-button-link" to={paths.dashboard}>
        {frameMessages.toDashboard}
      </Link>
    </div>
  );
}

interface PermittedProps {
  permission: NavItem['permission'];
  site: SiteConfig;
  children: ReactNode;
}

/**
 * Renders a page if the account has its permission. Other accounts, which may have followed a link, see a message.
 */
function Permitted({ permission, site, children }: PermittedProps) {
  const frameMessages = useMessages(frame);
  const isAllowed = useSession(({ admin }) => hasPermission(permission, admin?.permissions));
  const [wasAllowed, setWasAllowed] = useState(isAllowed);
  if (isAllowed && !wasAllowed) setWasAllowed(true);
  return isAllowed ? (
    children
  ) : (
    <Message site={site} text={frameMessages.noAccess} hasReplacedPage={wasAllowed} />
  );
}

/** The routes behind the guard. */
function Pages({ site }: { site: SiteConfig }) {
  const frameMessages = useMessages(frame);
  const [pages, setPages] = useState(lazyPages);
  const AccountScreen = pages[paths.account];
  const DeliveriesScreen = pages[paths.deliveries];
  const MailsScreen = pages[paths.mails];
  const { pathname, search } = useLocation();
  useScrollToTop();
  usePageFocus();
  const mustSetUp = useStepUp((stepUp) => stepUp.mustSetUp);
  // Reset, because the next account may not have to set up a second factor.
  useEffect(() => {
    return () => useStepUp.setState({ mustSetUp: false });
  }, []);
  if (mustSetUp && pathname !== paths.account) {
    const state: FactorRedirect = { interrupted: `${pathname}${search}` };
    return <Navigate to={paths.account} replace state={state} />;
  }
  return (
    <PageErrorBoundary resetKey={pathname} onRetry={() => setPages(lazyPages)}>
      {/* Keyed by path, so that the fallback is shown at once; otherwise the old page would stay until the new code
          is loaded. */}
      <Suspense key={pathname} fallback={<LoadingText />}>
        <Routes>
          {NAV_ITEMS.map(({ path, permission }) => {
            const Screen = pages[path];
            return (
              <Route
                key={path}
                path={path}
                element={
                  <Permitted permission={permission} site={site}>
                    {path === paths.dashboard ? (
                      <StartPage>
                        <Screen site={site} />
                      </StartPage>
                    ) : (
                      <Screen site={site} />
                    )}
                  </Permitted>
                }
              />
            );
          })}
          <Route
            path={paths.deliveries}
            element={
              <Permitted permission="subscriptions:read" site={site}>
                <DeliveriesScreen site={site} />
              </Permitted>
            }
          />
          <Route path={paths.account} element={<AccountScreen site={site} />} />
          <Route path={paths.mails} element={<MailsScreen site={site} />} />
          <Route
            path={`${paths.dashboard}/*`}
            element={<Message site={site} text={frameMessages.notFound} />}
          />
          <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
        </Routes>
      </Suspense>
    </PageErrorBoundary>
  );
}

/** The console of a logged-in account. */
export default function Console({ site }: { site: SiteConfig }) {
  return (
    <Guard>
      <Frame site={site}>
        <Pages site={site} />
        <ProofDialog />
      </Frame>
    </Guard>
  );
}
