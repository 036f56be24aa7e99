import { busy } from './errors/app-error.js';

/** When whoever found the queue full may try again, in seconds. */
const RETRY_AFTER_SECONDS = 3;

interface Limits {
  /** Work that finds so much in the queue is refused at once. */
  maxQueued?: number;
  /** The same for the queue of priority work; as much as in the other by default. */
  maxPriorityQueued?: number;
  /** The longest pause between two pieces of work while others wait, in ms; as long as the work took, if that is less. */
  maxCooldownMs?: number;
}

/**
 * Lets at most `maxRunning` pieces of work run at once, in the order of their coming, so that many callers cost neither
 * memory nor each other's time. With pauses, a long queue takes up at most half of the time of those slots, and leaves the
 * other half to whatever else the process does.
 */
export class ConcurrencyLimit {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  /** Comes before the other. */
  private readonly priorityQueue: (() => void)[] = [];
  private readonly maxQueued: number;
  private readonly maxPriorityQueued: number;
  private readonly maxCooldownMs: number;

  constructor(
    private readonly maxRunning: number,
    { maxQueued = Number.POSITIVE_INFINITY, maxPriorityQueued = maxQueued, maxCooldownMs = 0 }: Limits = {},
  ) {
    this.maxQueued = maxQueued;
    this.maxPriorityQueued = maxPriorityQueued;
    this.maxCooldownMs = maxCooldownMs;
  }

  /** Pieces of work that wait for their turn. */
  get queuedCount(): number {
    return this.priorityQueue.length + this.queue.length;
  }

  /** @param hasPriority whether it comes before work without priority @throws AppError UNAVAILABLE when the queue is full */
  async run<T>(work: () => Promise<T>, hasPriority = false): Promise<T> {
    await this.reserve(hasPriority);
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      this.release(Math.min(performance.now() - startedAt, this.maxCooldownMs));
    }
  }

  private async reserve(hasPriority: boolean): Promise<void> {
    if (this.running < this.maxRunning) {
      this.running += 1;
      return;
    }
    const [queue, max] = hasPriority
      ? [this.priorityQueue, this.maxPriorityQueued]
      : [this.queue, this.maxQueued];
    if (queue.length >= max) throw busy(RETRY_AFTER_SECONDS);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Gives the slot of finished work to the next in the queue, so that no new work overtakes it. */
  private release(cooldownMs: number): void {
    const next = this.priorityQueue.shift() ?? this.queue.shift();
    if (!next) this.running -= 1;
    else if (cooldownMs > 0) setTimeout(next, cooldownMs);
    else next();
  }
}
