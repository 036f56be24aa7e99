import { withTimeout } from '../api/with-timeout';

/**
 * How long somebody waits for a module before they are told, and offered another attempt; in ms.
 * A little longer than `STALL_TIMEOUT_MS` of `load-script.ts`, after which a stalled script is requested again.
 */
export const CODE_TIMEOUT_MS = 10_000;

/**
 * Loads a part of the application that somebody waits for.
 * @throws TimeoutError when it is late; it may still arrive, and the next call waits for the same request
 */
export function importWithTimeout<T>(load: () => Promise<T>): Promise<T> {
  return withTimeout(load(), CODE_TIMEOUT_MS, 'A part of the application');
}
