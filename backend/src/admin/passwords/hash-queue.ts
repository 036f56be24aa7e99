import { AppError } from '../../common/errors/app-error.js';

/**
 * Lets a bounded number of pieces of work run at a time and a bounded number wait, first come first served. Whoever
 * finds the line full is sent away with 503 at once, so that many logins cost neither memory nor the other callers.
 */
export class HashQueue {
  private running = 0;
  private readonly waiting: Array<() => void> = [];

  constructor(
    private readonly maxRunning: number,
    private readonly maxWaiting: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.takePlace();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The place is handed on rather than freed, so that nobody overtakes the line.
      if (next) next();
      else this.running -= 1;
    }
  }

  private takePlace(): Promise<void> {
    if (this.running < this.maxRunning) {
      this.running += 1;
      return Promise.resolve();
    }
    if (this.waiting.length >= this.maxWaiting) {
      throw new AppError('UNAVAILABLE', 'The service is busy. Please try again in a moment.', {
        retryAfterSeconds: 3,
      });
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}
