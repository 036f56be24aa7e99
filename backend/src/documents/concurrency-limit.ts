/** Lets at most `max` pieces of work run at once; others wait in line. Keeps memory bounded when many files arrive. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly max: number) {}

  /** Pieces of work that wait for their turn. */
  get waitingCount(): number {
    return this.waiting.length;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.max) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // A finished piece of work hands its place on, so that nobody overtakes the line.
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
