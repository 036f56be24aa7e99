/** Work that this process does again and again. A time that failed is told, and the next one comes all the same. */
export class RepeatedTask {
  private timer?: NodeJS.Timeout;
  private underWay: Promise<unknown> = Promise.resolve();
  private stopped = false;

  /** @param pauseMs before the first time, and between the end of one and the next */
  constructor(
    private readonly work: () => Promise<unknown>,
    private readonly pauseMs: number,
    private readonly onFailure: (thrown: unknown) => void,
  ) {}

  start(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.underWay = this.work()
        .catch(this.onFailure)
        .finally(() => this.start());
    }, this.pauseMs);
    this.timer.unref();
  }

  /** Resolves once the time that is under way has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.underWay;
  }
}
