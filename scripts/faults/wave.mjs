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
    /** Clients that have ended, accepted or not. */
    this.ended = 0;
    /** How often each status was answered; 0: no answer came. @type {Map<number, number>} */
    this.statuses = new Map();
    /** @type {Set<() => void>} */
    this.watchers = new Set();
    this.settled = Promise.allSettled(
      Array.from({ length: count }, async (_, index) => {
        const told = await sendUntilAccepted(url, newSubmission(first + index), (status) => {
          this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
          this.notify();
        });
        this.accepted.push(told);
        this.notify();
      }).map((sending) => sending.finally(() => (this.ended += 1))),
    );
  }

  /** Whether clients are still sending. */
  get isUnderWay() {
    return this.ended < this.count;
  }

  /**
   * @param {() => boolean} isSo looked at after every answer
   * @returns {Promise<void>} resolves as well when the wave has ended
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
    await Promise.race([seen, this.settled]);
    if (watcher) this.watchers.delete(watcher);
  }

  /** Waits for the end of all of them. @throws what the first one failed with */
  async end() {
    for (const result of await this.settled) if (result.status === 'rejected') throw result.reason;
  }

  notify() {
    for (const watcher of this.watchers) watcher();
  }
}
