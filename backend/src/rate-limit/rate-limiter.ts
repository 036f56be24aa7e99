import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Collection, Connection } from 'mongoose';
import { AppError, DEFAULT_MESSAGE } from '../common/errors/app-error.js';
import { AppConfig } from '../config/app-config.js';
import { KeyedHash } from '../crypto/keyed-hash.js';
import { retryUpsert } from '../database/retry-upsert.js';
import { RATE_LIMITS } from './rate-limits.js';
import { secondsUntilAllowed, windowAt } from './sliding-window.js';

/** How often something may happen: at most `limit` times in `windowMs` per key. */
export interface RateLimitRule {
  /** Stable name, part of the stored key: `login.address`. */
  name: string;
  /** Times allowed in the window; RATE_LIMIT_SCALE multiplies it. */
  limit: number;
  /** Length of the window in milliseconds. */
  windowMs: number;
}

interface Counter {
  _id: string;
  count: number;
  expiresAt: Date;
}

/**
 * Limits kept in the database, so that they hold across processes and restarts. Keys are stored as keyed hashes only:
 * there are few enough network addresses to try them all against a plain one.
 * Counters belong to windows of the wall clock, so a clock that was wrong for a while leaves no limiter stuck.
 */
@Injectable()
export class RateLimiter {
  private readonly counters: Collection<Counter>;
  private readonly hash: KeyedHash;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly config: AppConfig,
  ) {
    this.counters = connection.collection<Counter>(RATE_LIMITS.name);
    this.hash = new KeyedHash([config.encryptionKeys[0].key], 'rate limits');
  }

  /** Counts one use. Throws RATE_LIMITED with `Retry-After` when it is one too many; a refused use is not counted. */
  async consume(rule: RateLimitRule, key: string): Promise<void> {
    const now = Date.now();
    const [current, previous] = await Promise.all([
      this.add(rule, key, now, 1),
      this.countBefore(rule, key, now),
    ]);
    const wait = secondsUntilAllowed(
      { limit: this.scaled(rule.limit), windowMs: rule.windowMs },
      current - 1,
      previous,
      now,
    );
    if (wait === 0) return;
    await this.add(rule, key, now, -1);
    throw rateLimited(wait);
  }

  /** Throws RATE_LIMITED when the next use would be one too many, without counting one (failures are counted later). */
  async check(rule: RateLimitRule, key: string): Promise<void> {
    const wait = await this.secondsUntilAllowed(rule, key);
    if (wait > 0) throw rateLimited(wait);
  }

  /** Seconds until the next use fits; 0 when it fits now. Counts none. */
  async secondsUntilAllowed(rule: RateLimitRule, key: string): Promise<number> {
    const now = Date.now();
    const ids = [now, now - rule.windowMs].map((at) => this.counterId(rule, key, at));
    // One call for both: each costs the process more than what the database does for it.
    const found = await this.counters.find({ _id: { $in: ids } }, { maxTimeMS: 2_000 }).toArray();
    const [current = 0, previous = 0] = ids.map((id) => found.find(({ _id }) => _id === id)?.count);
    return secondsUntilAllowed(
      { limit: this.scaled(rule.limit), windowMs: rule.windowMs },
      current,
      previous,
      now,
    );
  }

  /** Takes back one counted use, for calls that turn out to be free (the repeat of an accepted submission). */
  async refund(rule: RateLimitRule, key: string): Promise<void> {
    await this.counters.updateOne(
      { _id: this.counterId(rule, key, Date.now()), count: { $gt: 0 } },
      { $inc: { count: -1 } },
    );
  }

  /** A number of times, multiplied by RATE_LIMIT_SCALE. */
  scaled(times: number): number {
    return Math.max(1, Math.floor(times * this.config.rateLimitScale));
  }

  /** What a key is stored as. */
  hashOf(key: string): string {
    return this.hash.of(key).slice(0, 22);
  }

  private async add(rule: RateLimitRule, key: string, now: number, by: 1 | -1): Promise<number> {
    const _id = this.counterId(rule, key, now);
    const expiresAt = new Date(now + 3 * rule.windowMs);
    const counted = await retryUpsert(() =>
      this.counters.findOneAndUpdate(
        { _id },
        { $inc: { count: by }, $setOnInsert: { expiresAt } },
        { upsert: true, returnDocument: 'after', maxTimeMS: 2_000 },
      ),
    );
    return counted?.count ?? 1;
  }

  private async countBefore(rule: RateLimitRule, key: string, now: number): Promise<number> {
    const _id = this.counterId(rule, key, now - rule.windowMs);
    const found = await this.counters.findOne({ _id }, { maxTimeMS: 2_000 });
    return found?.count ?? 0;
  }

  private counterId(rule: RateLimitRule, key: string, at: number): string {
    return `${rule.name}:${this.hashOf(key)}:${windowAt(rule.windowMs, at)}`;
  }
}

/** The 429 that says how long to wait. */
export function rateLimited(retryAfterSeconds: number): AppError {
  return new AppError('RATE_LIMITED', DEFAULT_MESSAGE.RATE_LIMITED, { retryAfterSeconds });
}
