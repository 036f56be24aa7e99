import { AsyncResource } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Runs work in rounds: at once when nothing runs, else together with what else arrives before the current round ends.
 * A round that takes longer than `maxMs` does not hold up the next one. Work belongs to the request that asked for it.
 */
export class Rounds {
  private readonly waiting: (() => Promise<unknown>)[] = [];
  private isRunning = false;

  constructor(private readonly maxMs: number) {}

  /** Resolves or rejects as the work does. */
  run(work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push(AsyncResource.bind(() => work().then(resolve, reject)));
      if (!this.isRunning) void this.runAll();
    });
  }

  private async runAll(): Promise<void> {
    this.isRunning = true;
    while (this.waiting.length > 0) {
      const isOver = new AbortController();
      const round = Promise.all(this.waiting.splice(0).map((work) => work()));
      const limit = delay(this.maxMs, undefined, { ref: false, signal: isOver.signal }).catch(
        () => undefined,
      );
      await Promise.race([round, limit]);
      isOver.abort();
    }
    this.isRunning = false;
  }
}
