import { QueryClient } from '@tanstack/react-query';
import { ApiError } from 'frontend-shared/api-error';

const MOST_TRIES = 2;

/** Only an answer that may differ next time is asked for again. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'UNAVAILABLE');
}

/** What the server said. One for each account at a mounted console, emptied when the session ends. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Otherwise a press without a network would spin until it is back, and then be carried out unseen.
      mutations: { retry: false, networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: (failures, error) => failures < MOST_TRIES && isPassing(error),
        retryDelay: (failures) => 500 * 2 ** failures,
      },
    },
  });
}
