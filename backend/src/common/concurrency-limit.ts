import { busy } from './errors/app-error.js';

/** How long whoever found the line full is asked to stay away, in seconds. */
const STAY_AWAY_SECONDS = 3;

/**
 * Lets at most `most` pieces of work run at once, first come first served, so that many callers cost neither memory nor
 * each other's time. Whoever finds `mostWaiting` others in the line is sent away at once.
 */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly most: number,
    private readonly mostWaiting = Number.POSITIVE_INFINITY,
  ) {}

  /** Pieces of work that wait for their turn. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  /** @throws AppError UNAVAILABLE when the line is full */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.reserve();
    try {
      return await work();
    } finally {
      // A finished piece of work hands its place on, so that nobody overtakes the line.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async reserve(): Promise<void> {
    if (this.running < this.most) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.mostWaiting) throw busy(STAY_AWAY_SECONDS);
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}
