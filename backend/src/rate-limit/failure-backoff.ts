import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Collection, Connection } from 'mongoose';
import { latestEnd, MAX_CLOCK_SKEW_MS } from '../common/clock-skew.js';
import { exponentialBackoff } from '../common/exponential-backoff.js';
import { retryUpsert } from '../database/errors/retry-upsert.js';
import { RateLimiter } from './rate-limiter.js';
import { RATE_LIMITS } from './rate-limits.js';

/** How failed attempts delay the next one. */
export interface BackoffRule {
  /** Stable name, part of the stored key: `login.email`. */
  name: string;
  /** Failures without a delay; multiplied by RATE_LIMIT_SCALE. */
  free: number;
  /** Delay after the last free failure, in ms; doubled by each further failure. */
  firstMs: number;
  /** Maximum delay, in ms. */
  maxMs: number;
  /** After this long without a failure the count starts again, in ms. */
  resetAfterMs: number;
}

interface Failures {
  _id: string;
  count: number;
  /** No attempt before this time. */
  blockedUntil?: Date;
  expiresAt: Date;
}

/**
 * Delays that grow with each failure up to a maximum, stored beside the counters of the rate limits. Unlike a plain
 * limit they do not lock anybody out forever while somebody else keeps failing.
 */
@Injectable()
export class FailureBackoff {
  private readonly failures: Collection<Failures>;

  constructor(
    @InjectConnection() connection: Connection,
    private readonly limiter: RateLimiter,
  ) {
    this.failures = connection.collection<Failures>(RATE_LIMITS.name);
  }

  /** Seconds until the next attempt is admitted; 0 when it is admitted now. */
  async secondsUntilAllowed(rule: BackoffRule, key: string): Promise<number> {
    const found = await this.failures.findOne({ _id: this.idOf(rule, key) }, { maxTimeMS: 2_000 });
    return waitOf(rule, found, Date.now());
  }

  /**
   * Counts a failure. @returns seconds to wait if concurrent failures had already used up the free attempts, so that
   * this one should not have been made; otherwise 0
   */
  async recordFailure(rule: BackoffRule, key: string): Promise<number> {
    const now = Date.now();
    const _id = this.idOf(rule, key);
    await this.failures.deleteOne({ _id, expiresAt: { $lte: new Date(now) } });
    const before = await this.countOne(_id, new Date(now + rule.resetAfterMs));
    const excess = (before?.count ?? 0) + 1 - this.limiter.scaled(rule.free);
    if (excess < 0) return 0;
    const wait = exponentialBackoff(excess + 1, rule);
    await this.blockUntil(_id, new Date(now + wait), latestEnd(rule.maxMs, new Date(now)));
    return waitOf(rule, before, now);
  }

  /** Never shortens a valid delay. One that ends after `latest` was set while a clock was wrong, and is ignored. */
  private async blockUntil(_id: string, blockedUntil: Date, latest: Date): Promise<void> {
    const present = [{ $exists: false }, { $lt: blockedUntil }, { $gt: latest }];
    await this.failures.updateOne(
      { _id, $or: present.map((one) => ({ blockedUntil: one })) },
      { $set: { blockedUntil } },
    );
  }

  /** Returns the document before the change. */
  private countOne(_id: string, expiresAt: Date): Promise<Failures | null> {
    return retryUpsert(() =>
      this.failures.findOneAndUpdate(
        { _id },
        { $inc: { count: 1 }, $set: { expiresAt } },
        { upsert: true, returnDocument: 'before', maxTimeMS: 2_000 },
      ),
    );
  }

  private idOf({ name }: BackoffRule, key: string): string {
    return `${name}:${this.limiter.hashOf(key)}`;
  }
}

function waitOf({ maxMs }: BackoffRule, found: Failures | null, now: number): number {
  const wait = (found?.blockedUntil?.getTime() ?? 0) - now;
  // Longer than possible even if the server's clock is a little ahead: set while a clock was wrong.
  if (wait <= 0 || wait > maxMs + MAX_CLOCK_SKEW_MS) return 0;
  return Math.ceil(Math.min(wait, maxMs) / 1000);
}
