// @ts-check
import { newSubmission, sendUntilAccepted } from './submission.mjs';

/** A number of concurrent clients, each of which sends one submission until it is accepted. */
export class Wave {
  /**
   * @param {string} url
   * @param {{ first: number, count: number }} numbers of its submissions, which no other wave may use
   */
  constructor(url, { first, count }) {
    this.count = count;
    /** @type {import('./submission.mjs').Accepted[]} */
    this.accepted = [];
    /** Number of clients that have ended, with success or not. */
    this.ended = 0;
    /** Number of responses by status; 0 means that there was no response. @type {Map<number, number>} */
    this.statuses = new Map();
    /** @type {Set<() => void>} */
    this.watchers = new Set();
    this.settled = Promise.allSettled(
      Array.from({ length: count }, async (_, index) => {
        const accepted = await sendUntilAccepted(url, newSubmission(first + index), (status) => {
          this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
          this.notify();
        });
        this.accepted.push(accepted);
        this.notify();
      }).map((sending) => sending.finally(() => (this.ended += 1))),
    );
  }

  /** Whether clients are still sending. */
  get isUnderWay() {
    return this.ended < this.count;
  }

  /**
   * Waits until a condition is true, or until the wave has ended.
   * @param {() => boolean} condition checked after every response
   * @returns {Promise<void>}
   */
  async until(condition) {
    /** @type {(() => void) | undefined} */
    let watcher;
    const isTrue = new Promise((resolve) => {
      watcher = () => {
        if (condition()) resolve(undefined);
      };
      this.watchers.add(watcher);
      watcher();
    });
    await Promise.race([isTrue, this.settled]);
    if (watcher) this.watchers.delete(watcher);
  }

  /** Waits until all clients have ended. @throws the error of the first client that failed */
  async end() {
    for (const result of await this.settled) if (result.status === 'rejected') throw result.reason;
  }

  notify() {
    for (const watcher of this.watchers) watcher();
  }
}
