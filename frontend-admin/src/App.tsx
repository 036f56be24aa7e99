import { QueryClientProvider } from '@tanstack/react-query';
import { importWithTimeout } from 'frontend-shared/federation/import-with-timeout';
import { CONTRACT, type RemoteProps } from 'frontend-shared/federation/remote-contract';
import { useLocation } from 'frontend-shared/routing/router';
import { lazy, Suspense, useEffect } from 'react';
import { PageAnnouncement } from './app/page/page-announcement';
import { fetchPageAt } from './app/pages';
import { useAccountData } from './app/use-account-data';
import { confirmTokenAt, matchesPath, paths, resetTokenAt } from './routing/paths';
import { ConsoleTheme } from './theme/console-theme';
import { LoadingText } from './ui/text/loading-text';

const loadLoginScreen = () => import('./features/login/login-screen');
const loadResetScreen = () => import('./features/login/password-reset/reset-screen');
const loadConfirmEmailScreen = () => import('./features/login/confirm-email/confirm-email-screen');
const LoginScreen = lazy(() => importWithTimeout(loadLoginScreen));
const ResetScreen = lazy(() => importWithTimeout(loadResetScreen));
const ConfirmEmailScreen = lazy(() => importWithTimeout(loadConfirmEmailScreen));
const Console = lazy(() => importWithTimeout(() => loadConsole(window.location.pathname)));

/** Loads the console's frame together with the page at a pathname, so that one timeout covers both. */
async function loadConsole(pathname: string) {
  const [code] = await Promise.all([import('./app/console'), fetchPageAt(pathname)]);
  return code;
}

const isLogin = (pathname: string) => matchesPath(paths.login, pathname);

/** Notifies the shell that the page has been rendered. */
function Ready({ onReady }: { onReady?: (() => void) | undefined }) {
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return null;
}

/** Version of the contract between the shell and this remote. */
export const contract = CONTRACT;

/**
 * Preloads the code for a pathname. The login screen is always included, because it is not yet known whether there is a
 * session, and the end of a session redirects there.
 */
export async function prepare(_basePath: string, pathname: string): Promise<void> {
  await Promise.all([loadLoginScreen(), isLogin(pathname) ? undefined : loadScreenAt(pathname)]);
}

function loadScreenAt(pathname: string): Promise<unknown> {
  if (resetTokenAt(pathname) !== undefined) return loadResetScreen();
  return confirmTokenAt(pathname) === undefined ? loadConsole(pathname) : loadConfirmEmailScreen();
}

/** The admin console: the screens for people who are not logged in, and everything behind the guard. */
export default function App({ site, nonce, onReady }: RemoteProps) {
  const { pathname } = useLocation();
  const pageNonce = nonce ?? document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  const atLogin = isLogin(pathname);
  const resetToken = resetTokenAt(pathname);
  const confirmToken = confirmTokenAt(pathname);
  const isOutside = atLogin || resetToken !== undefined || confirmToken !== undefined;
  const { queryClient, accountSwitches } = useAccountData(isOutside);
  let screen = <Console key={accountSwitches} site={site} />;
  if (atLogin) screen = <LoginScreen site={site} />;
  else if (resetToken !== undefined) screen = <ResetScreen site={site} token={resetToken} />;
  else if (confirmToken !== undefined) screen = <ConfirmEmailScreen site={site} token={confirmToken} />;
  return (
    <QueryClientProvider client={queryClient}>
      <ConsoleTheme nonce={pageNonce}>
        <PageAnnouncement />
        <Suspense fallback={<LoadingText />}>
          {screen}
          <Ready onReady={onReady} />
        </Suspense>
      </ConsoleTheme>
    </QueryClientProvider>
  );
}
