import { busy } from '../../common/errors/app-error.js';

/**
 * Time limit of a call, in ms, without the check of its file, which has its own. A call to a database that was killed
 * meanwhile may never settle, and a repeated submission would wait for it until this process ends.
 */
const CALL_MS = 15_000;

/** Runs work that does not count towards the time limit of the call. */
export type Untimed = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Resolves with the result, or rejects with a 503 after `CALL_MS`. The work continues; the unique index decides
 * whether its late write counts.
 */
export function withinTimeLimit<T>(work: (untimed: Untimed) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const begin = (): void => {
      timer = setTimeout(() => reject(busy(1)), CALL_MS);
    };
    const untimed: Untimed = (uncounted) => {
      clearTimeout(timer);
      return uncounted().finally(begin);
    };
    begin();
    work(untimed)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
