import { useQueryClient } from '@tanstack/react-query';
import { useSession } from 'frontend-shared/api/session';
import { useLocation } from 'frontend-shared/routing/router';
import { Navigate } from 'frontend-shared/routing/routes';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { login } from '../content/login';
import { useMessages } from '../content/messages';
import type { LoginState } from '../routing/login-state';
import { paths } from '../routing/paths';
import { useLogoutIntent } from '../state/logout-intent';
import { ErrorNote } from '../ui/text/error-note';
import { LoadingText } from '../ui/text/loading-text';

/** Restores the session from the server once, and again on demand after a failed request. */
function useRestoredSession() {
  const status = useSession((session) => session.status);
  const restore = useSession((session) => session.restore);
  const [error, setError] = useState<unknown>();
  const restoreSession = useCallback(() => {
    setError(undefined);
    restore().catch(setError);
  }, [restore]);
  useEffect(() => {
    if (status === 'unknown') restoreSession();
  }, [status, restoreSession]);
  return { status, error, restoreSession };
}

/**
 * Renders its children only with a valid session. When the session ends, here or in another tab, it redirects to the
 * login screen, which explains why and returns to the same address after login.
 */
export function Guard({ children }: { children: ReactNode }) {
  const loginMessages = useMessages(login);
  const { status, error, restoreSession } = useRestoredSession();
  const queryClient = useQueryClient();
  const location = useLocation();
  const isLoggingOut = useLogoutIntent((intent) => intent.isLoggingOut);
  const [wasLoggedIn, setWasLoggedIn] = useState(false);
  if (status === 'in' && !wasLoggedIn) setWasLoggedIn(true);

  useEffect(() => {
    if (status === 'out') queryClient.clear();
  }, [status, queryClient]);

  useEffect(() => () => useLogoutIntent.setState({ isLoggingOut: false }), []);

  if (status === 'out') {
    const state: Partial<LoginState> = {
      from: `${location.pathname}${location.search}`,
      sessionEnded: wasLoggedIn,
    };
    return (
      <>
        {/* Shown until the code of the target page is loaded. */}
        <LoadingText />
        {isLoggingOut ? <Navigate to={paths.home} /> : <Navigate to={paths.login} replace state={state} />}
      </>
    );
  }
  if (status === 'in') return children;
  if (error) {
    return (
      <div className="ad-gate">
        <ErrorNote error={error} fallback={loginMessages.unreachable} onRetry={restoreSession} />
      </div>
    );
  }
  return <LoadingText text={loginMessages.checking} />;
}
