interface ChangePollOptions {
  /** Reads what is new. Fails while the database is away. */
  poll: () => Promise<void>;
  /** Whether anybody wants to know. Nothing is asked of the database for nobody. */
  isNeeded: () => boolean;
  /** Told once per outage. */
  onAway: (thrown: unknown) => void;
  /** Pauses between two polls, in ms: usually, after something happened here, and while the database is away. */
  pauseMs: { usual: number; soon: number; away: number };
}

/**
 * Looks at the database again and again for what other processes wrote, as FerretDB has no change streams: one poll at a
 * time, however many listen. Those who come at once share the next poll.
 */
export class ChangePoll {
  private timer?: NodeJS.Timeout;
  private polling?: Promise<void>;
  private isSoon = false;
  private isAway = false;
  private stopped = false;

  constructor(private readonly options: ChangePollOptions) {}

  /** Something was written here: no need to wait for the next poll. */
  pollSoon(): void {
    if (this.isSoon || !this.options.isNeeded()) return;
    this.isSoon = true;
    if (!this.polling) this.pollAfter(this.options.pauseMs.soon);
  }

  /** Resolves once the poll that is under way has ended. */
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
    this.timer = setTimeout(() => {
      this.isSoon = false;
      this.polling = this.poll().finally(() => {
        this.polling = undefined;
        const { usual, soon, away } = this.options.pauseMs;
        this.pollAfter(this.isAway ? away : this.isSoon ? soon : usual);
      });
    }, pause);
  }

  private async poll(): Promise<void> {
    try {
      await this.options.poll();
      this.isAway = false;
    } catch (thrown) {
      if (!this.isAway) this.options.onAway(thrown);
      this.isAway = true;
    }
  }
}
