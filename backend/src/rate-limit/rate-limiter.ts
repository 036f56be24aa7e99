import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Collection, Connection } from 'mongoose';
import { AppError, DEFAULT_MESSAGE } from '../common/errors/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { KeyedHash } from '../crypto/keyed-hash.js';
import { BatchQueue } from '../database/batching/batch-queue.js';
import { retryUpsert } from '../database/errors/retry-upsert.js';
import { RATE_LIMITS } from './rate-limits.js';
import { secondsUntilAllowed, windowAt } from './sliding-window.js';

/** A rate limit: at most `limit` uses in `windowMs` per key. */
export interface RateLimitRule {
  /** Stable name, part of the stored key: `login.address`. */
  name: string;
  /** Uses allowed in the window; multiplied by RATE_LIMIT_SCALE. */
  limit: number;
  /** Length of the window in ms. */
  windowMs: number;
}

/** Uses in the window of the last one, and in the window before. */
interface Counter {
  _id: string;
  window: number;
  count: number;
  previous: number;
  expiresAt: Date;
}

type Counted = Pick<Counter, 'window' | 'count' | 'previous'>;

/**
 * Limits stored in the database, so that they hold across processes and restarts. Keys are stored as keyed hashes
 * only: a plain hash of an IP address is found by trying them all. Counters belong to windows of the wall clock, so a
 * wrong clock does not block anybody forever. Another process whose clock is ahead may already have started the next
 * window; uses are then counted there.
 */
@Injectable()
export class RateLimiter {
  private readonly counters: Collection<Counter>;
  /** By counter, while uses of it are being counted. */
  private readonly uses = new Map<string, BatchQueue<undefined>>();
  private readonly hash: KeyedHash;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly config: AppConfig,
  ) {
    this.counters = connection.collection<Counter>(RATE_LIMITS.name);
    this.hash = new KeyedHash([config.encryptionKeys[0].key], 'rate limits');
  }

  /**
   * Counts a use. Throws RATE_LIMITED with `Retry-After` when the limit is exceeded; a refused use is not counted. Uses
   * of one key that arrive while others are being counted are counted together, so that a flood from one address costs
   * two database calls at a time.
   */
  async consume(rule: RateLimitRule, key: string): Promise<void> {
    const id = this.counterId(rule, key);
    let uses = this.uses.get(id);
    if (!uses) {
      uses = new BatchQueue(
        (together) => this.countTogether(rule, id, together.length),
        () => this.uses.delete(id),
      );
      this.uses.set(id, uses);
    }
    await uses.add(undefined);
  }

  /** Counts a use for this work, like `consume`, but not if the work fails. */
  async consumeFor<T>(rule: RateLimitRule, key: string, work: () => Promise<T>): Promise<T> {
    await this.consume(rule, key);
    try {
      return await work();
    } catch (thrown) {
      // Not awaited, because the database may be what failed.
      this.refund(rule, key).catch(() => undefined);
      throw thrown;
    }
  }

  /** Does this work unless the limit is reached, and counts a use if what was sent is refused. */
  async consumeOnRefusal<T>(rule: RateLimitRule, key: string, work: () => Promise<T>): Promise<T> {
    await this.check(rule, key);
    try {
      return await work();
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.status < 500) await this.tryConsume(rule, key);
      throw thrown;
    }
  }

  /** Counts a use, like `consume`. False when the limit is exceeded. */
  async tryConsume(rule: RateLimitRule, key: string): Promise<boolean> {
    try {
      await this.consume(rule, key);
      return true;
    } catch (thrown) {
      if (thrown instanceof AppError && thrown.code === 'RATE_LIMITED') return false;
      throw thrown;
    }
  }

  /**
   * Throws RATE_LIMITED when the next use would exceed the limit, without counting one (failures are counted later).
   */
  async check(rule: RateLimitRule, key: string): Promise<void> {
    const wait = await this.secondsUntilAllowed(rule, key);
    if (wait > 0) throw rateLimited(wait);
  }

  /** Seconds until the next use is allowed; 0 if now. Counts nothing. */
  async secondsUntilAllowed(rule: RateLimitRule, key: string): Promise<number> {
    const now = Date.now();
    const found = await this.counters.findOne({ _id: this.counterId(rule, key) }, { maxTimeMS: 2_000 });
    return this.waitAfter(rule, usesAt(windowAt(rule.windowMs, now), found), now);
  }

  /** Undoes a counted use, for calls that turn out to be free (the repeat of an accepted submission). */
  async refund(rule: RateLimitRule, key: string): Promise<void> {
    const window = windowAt(rule.windowMs, Date.now());
    await this.counters.updateOne(
      { _id: this.counterId(rule, key), window: { $in: [window, window + 1] }, count: { $gt: 0 } },
      { $inc: { count: -1 } },
    );
  }

  /** A number of times, multiplied by RATE_LIMIT_SCALE. */
  scaled(times: number): number {
    return Math.max(1, Math.floor(times * this.config.rateLimitScale));
  }

  /** The stored form of a key. */
  hashOf(key: string): string {
    return this.hash.of(key).slice(0, 22);
  }

  /** Counts uses of one key in the order of their arrival. */
  private async countTogether(
    rule: RateLimitRule,
    id: string,
    uses: number,
  ): Promise<PromiseSettledResult<void>[]> {
    const now = Date.now();
    const counted = await this.add(rule, id, uses, now);
    let current = counted.count - uses;
    const outcomes = Array.from({ length: uses }, (): PromiseSettledResult<void> => {
      const wait = this.waitAfter(rule, { current, previous: counted.previous }, now);
      if (wait > 0) return { status: 'rejected', reason: rateLimited(wait) };
      current += 1;
      return { status: 'fulfilled', value: undefined };
    });
    const refused = counted.count - current;
    // What was accepted stays so if this fails.
    if (refused > 0) await this.takeBack(id, refused, counted).catch(() => undefined);
    return outcomes;
  }

  private async add(rule: RateLimitRule, id: string, uses: number, now: number): Promise<Counted> {
    const window = windowAt(rule.windowMs, now);
    const expiresAt = new Date(now + 3 * rule.windowMs);
    const isSame = { $in: ['$window', [window, window + 1]] };
    const isPrevious = { $eq: ['$window', window - 1] };
    const next = {
      window: { $cond: [{ $eq: ['$window', window + 1] }, window + 1, window] },
      count: { $cond: [isSame, { $add: ['$count', uses] }, uses] },
      previous: { $cond: [isSame, '$previous', { $cond: [isPrevious, '$count', 0] }] },
      expiresAt,
    };
    const counted = await retryUpsert(() =>
      this.counters.findOneAndUpdate({ _id: id }, [{ $set: next }], {
        upsert: true,
        returnDocument: 'after',
        maxTimeMS: 2_000,
      }),
    );
    return counted ?? { window, count: uses, previous: 0 };
  }

  /** Takes refused uses back from the window that they were counted in. */
  private async takeBack(id: string, uses: number, { window }: Counted): Promise<void> {
    const { matchedCount } = await this.counters.updateOne(
      { _id: id, window, count: { $gte: uses } },
      { $inc: { count: -uses } },
    );
    if (matchedCount === 1) return;
    // The next window has begun meanwhile.
    await this.counters.updateOne(
      { _id: id, window: window + 1, previous: { $gte: uses } },
      { $inc: { previous: -uses } },
    );
  }

  private waitAfter({ limit, windowMs }: RateLimitRule, { current, previous }: Uses, now: number): number {
    return secondsUntilAllowed({ limit: this.scaled(limit), windowMs }, current, previous, now);
  }

  private counterId({ name }: RateLimitRule, key: string): string {
    return `${name}:${this.hashOf(key)}`;
  }
}

/** Uses in a window and in the one before. */
interface Uses {
  current: number;
  previous: number;
}

function usesAt(window: number, found: Counted | null): Uses {
  if (found?.window === window || found?.window === window + 1) {
    return { current: found.count, previous: found.previous };
  }
  return { current: 0, previous: found?.window === window - 1 ? found.count : 0 };
}

/** The 429 error with the time to wait. */
export function rateLimited(retryAfterSeconds: number): AppError {
  return new AppError('RATE_LIMITED', DEFAULT_MESSAGE.RATE_LIMITED, { retryAfterSeconds });
}
