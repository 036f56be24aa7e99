import { busy } from './errors/app-error.js';

/** How long whoever found the line full is asked to stay away, in seconds. */
const STAY_AWAY_SECONDS = 3;

interface Limits {
  /** Whoever finds so many others in the line is sent away at once. */
  mostWaiting?: number;
  /** The same for the line of those who come first; as many as in the other by default. */
  mostFirst?: number;
  /** The longest rest between two pieces of work while others wait, in ms; as long as the work took, if that is less. */
  mostRestMs?: number;
}

/**
 * Lets at most `most` pieces of work run at once, in the order of their coming, so that many callers cost neither memory nor
 * each other's time. With rests, a long line takes at most half of the time of those places, and leaves the other half to
 * whatever else the process does.
 */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** They come before all others. */
  private readonly first: (() => void)[] = [];
  private readonly mostWaiting: number;
  private readonly mostFirst: number;
  private readonly mostRestMs: number;

  constructor(
    private readonly most: number,
    { mostWaiting = Number.POSITIVE_INFINITY, mostFirst = mostWaiting, mostRestMs = 0 }: Limits = {},
  ) {
    this.mostWaiting = mostWaiting;
    this.mostFirst = mostFirst;
    this.mostRestMs = mostRestMs;
  }

  /** Pieces of work that wait for their turn. */
  get waitingCount(): number {
    return this.first.length + this.waiting.length;
  }

  /** @param isFirst whether it comes before those of whom this is not said @throws AppError UNAVAILABLE when the line is full */
  async run<T>(work: () => Promise<T>, isFirst = false): Promise<T> {
    await this.reserve(isFirst);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.handOn(Math.min(performance.now() - startedAt, this.mostRestMs));
    }
  }

  private async reserve(isFirst: boolean): Promise<void> {
    if (this.running < this.most) {
      this.running += 1;
      return;
    }
    const [line, most] = isFirst ? [this.first, this.mostFirst] : [this.waiting, this.mostWaiting];
    if (line.length >= most) throw busy(STAY_AWAY_SECONDS);
    await new Promise<void>((resolve) => line.push(resolve));
  }

  /** A finished piece of work hands its place on, so that nobody new overtakes the line. */
  private handOn(restMs: number): void {
    const next = this.first.shift() ?? this.waiting.shift();
    if (!next) this.running -= 1;
    else if (restMs > 0) setTimeout(next, restMs);
    else next();
  }
}
