import { withinTime } from '../api/within-time';

/**
 * For how long somebody waits for code with nothing to read meanwhile, in ms; then they are told, and offered another try.
 * A little longer than a script stalls before it is asked for again (`STALLED_MS` in `load-script.ts`).
 */
export const CODE_TIMEOUT_MS = 10_000;

/**
 * Fetches a part of the application that somebody waits for.
 * @throws TimeoutError when it is late; it may still come, and the next try joins the one that is under way
 */
export function importWithTimeout<T>(load: () => Promise<T>): Promise<T> {
  return withinTime(load(), CODE_TIMEOUT_MS, 'A part of the application');
}
