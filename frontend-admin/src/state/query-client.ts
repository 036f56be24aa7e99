import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from 'frontend-shared/api/error';
import { useSession } from 'frontend-shared/api/session';

const MAX_RETRIES = 2;

/** Only errors that a retry may resolve are retried. */
function isTransientError(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'UNAVAILABLE');
}

/** A permission may have been revoked: refreshes the session to get the current ones. */
function onError(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'FORBIDDEN') return;
  const { accessToken, refresh } = useSession.getState();
  refresh(accessToken).catch(() => undefined);
}

/** Cache of server data. One per account and mounted console, cleared when the session ends. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Otherwise a mutation without a network would be paused and executed later, unnoticed.
      mutations: { retry: false, networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: (failures, error) => failures < MAX_RETRIES && isTransientError(error),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
    },
  });
}
