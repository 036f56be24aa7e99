import { QueryClientProvider } from '@tanstack/react-query';
import { CONTRACT, type RemoteProps } from 'frontend-shared/federation/remote-contract';
import { useLocation } from 'frontend-shared/routing/router';
import { lazy, Suspense, useEffect } from 'react';
import { useAccountData } from './app/use-account-data';
import { paths } from './routing/paths';
import { ConsoleTheme } from './theme/console-theme';
import { Wait } from './ui/wait';

const LoginScreen = lazy(() => import('./features/login/login-screen'));
const Console = lazy(() => import('./app/console'));

/** Tells the shell that the page it waits for is on screen. */
function Ready({ onReady }: { onReady?: (() => void) | undefined }) {
  useEffect(() => {
    onReady?.();
  }, [onReady]);
  return null;
}

/** What the shell and this remote agree on. */
export const contract = CONTRACT;

/** The console: the login screen, and everything behind the guard. */
export default function App({ site, nonce, onReady }: RemoteProps) {
  const { pathname } = useLocation();
  const pageNonce = nonce ?? document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  const atLogin = pathname.replace(/\/$/, '') === paths.login;
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
