import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseUnavailable, isWriteConflict } from '../../database/errors/database-errors.js';

/** How long the database may be unavailable, and the pause between two attempts, in ms. */
const TIMES = { limitMs: 60_000, retryMs: 500 };

/**
 * Repeats the work when the database becomes unavailable or a write conflicts. Work that takes hours should not fail
 * because of short outages, so the time limit starts again after each attempt that lasted longer than the limit.
 * @param work continues where it stopped
 */
export async function retryOnOutage(work: () => Promise<void>, { limitMs, retryMs } = TIMES): Promise<void> {
  let deadline: number | undefined;
  for (;;) {
    const startedAt = performance.now();
    try {
      return await work();
    } catch (thrown) {
      if (!isDatabaseUnavailable(thrown) && !isWriteConflict(thrown)) throw thrown;
      const failedAt = performance.now();
      if (deadline === undefined || failedAt - startedAt > limitMs) deadline = failedAt + limitMs;
      if (failedAt > deadline) throw thrown;
      await delay(retryMs);
    }
  }
}
