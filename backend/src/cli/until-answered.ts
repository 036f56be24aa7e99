import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseUnavailable, isWriteConflict } from '../database/errors/database-errors.js';

/** How long a database may be away, and the pause between two tries, in milliseconds. */
const TIMES = { awayMs: 60_000, retryMs: 500 };

/**
 * Begins the work again when the database goes away meanwhile, or others wrote at the same moment. What may take hours is
 * not given up for an outage of seconds: time counts from the failure, anew after each try that lasted longer than that.
 *
 * @param work goes on where it was
 */
export async function untilAnswered(work: () => Promise<void>, { awayMs, retryMs } = TIMES): Promise<void> {
  let deadline: number | undefined;
  for (;;) {
    const startedAt = performance.now();
    try {
      return await work();
    } catch (thrown) {
      if (!isDatabaseUnavailable(thrown) && !isWriteConflict(thrown)) throw thrown;
      const failedAt = performance.now();
      if (deadline === undefined || failedAt - startedAt > awayMs) deadline = failedAt + awayMs;
      if (failedAt > deadline) throw thrown;
      await pause(retryMs);
    }
  }
}
