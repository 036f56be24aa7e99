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

/** Asks the server who is here, once, and again on demand when it gave no answer. */
function useRestoredSession() {
  const status = useSession((session) => session.status);
  const restore = useSession((session) => session.restore);
  const [error, setError] = useState<unknown>();
  const ask = useCallback(() => {
    setError(undefined);
    restore().catch(setError);
  }, [restore]);
  useEffect(() => {
    if (status === 'unknown') ask();
  }, [status, ask]);
  return { status, error, ask };
}

/**
 * Lets nobody in whom the server does not know. A session that ends, here or in another tab, leads to the login
 * screen, which says so and comes back to the same address.
 */
export function Guard({ children }: { children: ReactNode }) {
  const loginMessages = useMessages(login);
  const { status, error, ask } = useRestoredSession();
  const queryClient = useQueryClient();
  const location = useLocation();
  const leaving = useLogoutIntent((intent) => intent.leaving);
  const [wasIn, setWasIn] = useState(false);
  if (status === 'in' && !wasIn) setWasIn(true);

  useEffect(() => {
    if (status === 'out') queryClient.clear();
  }, [status, queryClient]);

  useEffect(() => () => useLogoutIntent.setState({ leaving: false }), []);

  if (status === 'out') {
    const state: Partial<LoginState> = {
      from: `${location.pathname}${location.search}`,
      ended: wasIn,
    };
    return (
      <>
        {/* The code of where it leads may not be here yet. */}
        <LoadingText />
        {leaving ? <Navigate to={paths.home} /> : <Navigate to={paths.login} replace state={state} />}
      </>
    );
  }
  if (status === 'in') return children;
  if (error) {
    return (
      <div className="ad-gate">
        <ErrorNote error={error} fallback={loginMessages.unreachable} onRetry={ask} />
      </div>
    );
  }
  return <LoadingText text={loginMessages.checking} />;
}
