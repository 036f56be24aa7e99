import { busy } from './errors/app-error.js';

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER_SECONDS = 3;

interface Limits {
  /** Work beyond this queue length is refused at once. */
  maxQueued?: number;
  /** The same for the priority queue; by default the same number. */
  maxPriorityQueued?: number;
  /**
   * Longest pause in ms between two pieces of work while others are queued; the pause is as long as the work took, up
   * to this.
   */
  maxCooldownMs?: number;
}

/**
 * Runs at most `maxRunning` pieces of work at once, in order of arrival, to bound memory and latency. With pauses, a
 * long queue uses at most half of the time of its slots and leaves the rest to other work of the process.
 */
export class ConcurrencyLimit {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  /** Served before the other queue. */
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

  /** Number of queued pieces of work. */
  get queuedCount(): number {
    return this.priorityQueue.length + this.queue.length;
  }

  /**
   * @param hasPriority whether it goes before work without priority @throws AppError UNAVAILABLE when the queue is
   * full
   */
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

  /** Hands the slot directly to the next in the queue, so that no new work overtakes it. */
  private release(cooldownMs: number): void {
    const next = this.priorityQueue.shift() ?? this.queue.shift();
    if (!next) this.running -= 1;
    else if (cooldownMs > 0) setTimeout(next, cooldownMs);
    else next();
  }
}
