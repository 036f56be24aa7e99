import { outsideRequests } from '../common/http/request/request-context.js';

interface ChangePollOptions {
  /** Reads what is new. Rejects while the database is unavailable. */
  poll: () => Promise<void>;
  /** Whether anybody is listening; otherwise the database is not queried. */
  isNeeded: () => boolean;
  /** Called once per outage. */
  onOutage: (thrown: unknown) => void;
  /** Called once the database has answered again after an outage. */
  onRecovery?: () => void;
  /** Pauses between two polls, in ms: normally, after a local write, and while the database is unavailable. */
  pauseMs: { usual: number; soon: number; outage: number };
}

/**
 * Polls the database for what other processes wrote, since FerretDB has no change streams: one poll at a time,
 * however many listeners. Concurrent callers share the next poll.
 */
export class ChangePoll {
  private timer?: NodeJS.Timeout;
  private polling?: Promise<void>;
  private isSoon = false;
  private isDown = false;
  private stopped = false;

  constructor(private readonly options: ChangePollOptions) {}

  /** Something was written by this process, so poll soon. */
  pollSoon(): void {
    if (this.isSoon || !this.options.isNeeded()) return;
    this.isSoon = true;
    if (!this.polling) this.pollAfter(this.options.pauseMs.soon);
  }

  /** Resolves once the current poll has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.polling;
  }

  private pollAfter(pause: number): void {
    clearTimeout(this.timer);
    if (this.stopped || !this.options.isNeeded()) {
      this.isSoon = false;
      return;
    }
    this.timer = outsideRequests(() => setTimeout(() => this.pollNow(), pause));
  }

  private pollNow(): void {
    this.isSoon = false;
    this.polling = this.poll().finally(() => {
      this.polling = undefined;
      const { usual, soon, outage } = this.options.pauseMs;
      this.pollAfter(this.isDown ? outage : this.isSoon ? soon : usual);
    });
  }

  private async poll(): Promise<void> {
    try {
      await this.options.poll();
      if (this.isDown) this.options.onRecovery?.();
      this.isDown = false;
    } catch (thrown) {
      if (!this.isDown) this.options.onOutage(thrown);
      this.isDown = true;
    }
  }
}
