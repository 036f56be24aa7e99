/** Longest `Retry-After` that is respected, in ms: no live presentation exists for longer. */
const LONGEST_MS = 2 * 60 * 60 * 1000;

/** Whether the same request may succeed later: rate limited, timed out or a server error. */
export function isTransient(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

/** The response's `Retry-After` in ms; 0 without one. Our API sends seconds, proxies may send a date. */
export function retryAfterMs({ headers }: Response): number {
  const value = headers.get('retry-after') ?? '';
  const wait = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Math.min(Math.max(wait || 0, 0), LONGEST_MS);
}

/** Resolves after `ms`, or as soon as the signal is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}
