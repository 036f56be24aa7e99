/** Work that this process repeats. A failure is logged and does not stop the repetition. */
export class RepeatedTask {
  private timer?: NodeJS.Timeout;
  private current: Promise<unknown> = Promise.resolve();
  private stopped = false;

  /** @param pauseMs before the first run, and between the end of one run and the start of the next */
  constructor(
    private readonly work: () => Promise<unknown>,
    private readonly pauseMs: number,
    private readonly onFailure: (thrown: unknown) => void,
  ) {}

  start(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.current = this.work()
        .catch(this.onFailure)
        .finally(() => this.start());
    }, this.pauseMs);
    this.timer.unref();
  }

  /** Resolves once the current run has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.current;
  }
}
