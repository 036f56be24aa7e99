import { withTimeout } from '../api/with-timeout';

/**
 * After this time a module counts as failed to load and the visitor can retry, in ms.
 * A little longer than `STALL_TIMEOUT_MS` of `load-script.ts`, after which a stalled script is requested again.
 */
export const CODE_TIMEOUT_MS = 10_000;

/**
 * Loads a part of the application that the visitor waits for.
 * @throws TimeoutError when it is late; the request continues, and the next call waits for it again
 */
export function importWithTimeout<T>(load: () => Promise<T>): Promise<T> {
  return withTimeout(load(), CODE_TIMEOUT_MS, 'A part of the application');
}
