import { QueryClientProvider } from '@tanstack/react-query';
import { codeInTime } from 'frontend-shared/federation/code-in-time';
import { CONTRACT, type RemoteProps } from 'frontend-shared/federation/remote-contract';
import { useLocation } from 'frontend-shared/routing/router';
import { lazy, Suspense, useEffect } from 'react';
import { fetchPageAt } from './app/pages';
import { useAccountData } from './app/use-account-data';
import { paths } from './routing/paths';
import { ConsoleTheme } from './theme/console-theme';
import { Wait } from './ui/wait';

const loginPart = () => import('./features/login/login-screen');
const LoginScreen = lazy(() => codeInTime(loginPart));
const Console = lazy(() => codeInTime(() => consolePart(window.location.pathname)));

/** The frame of the console, and the page at an address with it, so that one time limit holds for both. */
async function consolePart(pathname: string) {
  const [code] = await Promise.all([import('./app/console'), fetchPageAt(pathname)]);
  return code;
}

const isLogin = (pathname: string) => pathname.replace(/\/$/, '') === paths.login;

/** Tells the shell that the page it waits for is on screen. */
function Ready({ onReady }: { onReady?: (() => void) | undefined }) {
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return null;
}

/** What the shell and this remote agree on. */
export const contract = CONTRACT;

/** The login screen in any case: whether a session goes on is not known yet, and one that ends leads there. */
export async function prepare(_basePath: string, pathname: string): Promise<void> {
  await Promise.all([loginPart(), isLogin(pathname) ? undefined : consolePart(pathname)]);
}

/** The console: the login screen, and everything behind the guard. */
export default function App({ site, nonce, onReady }: RemoteProps) {
  const { pathname } = useLocation();
  const pageNonce = nonce ?? document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  const atLogin = isLogin(pathname);
  const { queryClient, accountSwitches } = useAccountData(atLogin);
  return (
    <QueryClientProvider client={queryClient}>
      <ConsoleTheme nonce={pageNonce}>
        <Suspense fallback={<Wait />}>
          {atLogin ? <LoginScreen site={site} /> : <Console key={accountSwitches} site={site} />}
          <Ready onReady={onReady} />
        </Suspense>
      </ConsoleTheme>
    </QueryClientProvider>
  );
}
