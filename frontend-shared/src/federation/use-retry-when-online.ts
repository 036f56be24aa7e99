import { useEffect } from 'react';

/**
 * Retries what failed to load as soon as the browser is online again.
 * @param retry undefined while there is nothing to retry
 */
export function useRetryWhenOnline(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (!retry) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}
