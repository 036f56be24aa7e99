// @ts-check
import { newSubmission, sendUntilAccepted } from './submission.mjs';

/** Submissions that are sent at the same time, each until it is accepted. */
export class Wave {
  /**
   * @param {string} url
   * @param {{ first: number, count: number }} numbers of its submissions; none is used twice
   */
  constructor(url, { first, count }) {
    this.count = count;
    /** @type {import('./submission.mjs').Accepted[]} */
    this.accepted = [];
    /** How often each status was answered; 0: no answer came. @type {Map<number, number>} */
    this.statuses = new Map();
    /** @type {Set<() => void>} */
    this.watchers = new Set();
    this.through = Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const told = await sendUntilAccepted(url, newSubmission(first + index), (status) => {
          this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
          this.notify();
        });
        this.accepted.push(told);
        this.notify();
      }),
    );
    // Who awaits it later is told then; until then a failure must not end this process.
    this.through.catch(() => {});
  }

  /** Whether clients are still sending. */
  get isUnderWay() {
    return this.accepted.length < this.count;
  }

  /**
   * @param {() => boolean} isSo looked at after every answer
   * @returns {Promise<void>} settles as well when the wave is through
   */
  async until(isSo) {
    /** @type {(() => void) | undefined} */
    let watcher;
    const seen = new Promise((resolve) => {
      watcher = () => {
        if (isSo()) resolve(undefined);
      };
      this.watchers.add(watcher);
      watcher();
    });
    await Promise.race([seen, this.through]);
    if (watcher) this.watchers.delete(watcher);
  }

  notify() {
    for (const watcher of this.watchers) watcher();
  }
}
