import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from 'frontend-shared/api/error';
import { useSession } from 'frontend-shared/api/session';

const MAX_ATTEMPTS = 2;

/** Only an answer that may differ next time is asked for again. */
function isTransientError(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'UNAVAILABLE');
}

/** Somebody may have taken a permission away meanwhile: the session is asked for those that are left. */
function onError(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'FORBIDDEN') return;
  const { accessToken, refresh } = useSession.getState();
  refresh(accessToken).catch(() => undefined);
}

/** What the server said. One for each account at a mounted console, emptied when the session ends. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Otherwise a press without a network would spin until it is back, and then be carried out unseen.
      mutations: { retry: false, networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: (failures, error) => failures < MAX_ATTEMPTS && isTransientError(error),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
    },
  });
}
