/** Longest wait that is respected, in ms: no room of a presentation exists for longer. */
const LONGEST_MS = 2 * 60 * 60 * 1000;

/** Whether the same request can succeed later: it came too early or too often, or the server cannot answer just now. */
export function isTransient(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}

/** How long an answer asks to wait, in ms; 0 when it does not say. Our API gives seconds, proxies may give a date. */
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
