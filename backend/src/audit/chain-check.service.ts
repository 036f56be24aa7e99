import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { latestEnd } from '../common/clock-skew.js';
import { AppLogger } from '../common/logging/app-logger.js';
import { BackgroundWork } from '../database/background-work.js';
import { duplicateKeyIndex } from '../database/errors/database-errors.js';
import { AuditLog } from './audit-log.js';
import { CHAIN_CHECK, type ChainCheckRecord } from './chain-check.schema.js';

/** How often a process checks whether it is due, in ms. */
const CHECK_INTERVAL_MS = 60_000;
/** Time between two checks, in ms. */
const CHECK_EVERY_MS = 24 * 3_600_000;
/** Longer than a check of millions of entries takes, in ms; the claim of a process that died expires after this. */
const CLAIM_MS = 3_600_000;

const ONLY = { _id: 'chain' } as const;

/** Verifies the whole chain of the audit log once a day, in one of the processes, and stores the result. */
@Injectable()
export class ChainCheckService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();

  constructor(
    @InjectModel(CHAIN_CHECK) private readonly checks: Model<ChainCheckRecord>,
    private readonly log: AuditLog,
    private readonly background: BackgroundWork,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.background.repeat(() => this.checkIfDue(), CHECK_INTERVAL_MS, 'the audit log could not be checked');
  }

  /** A check of a long log takes minutes; it is left to another process or the next start. */
  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** The result of the last check; without a time when there was none. */
  async last(): Promise<Omit<ChainCheckRecord, '_id' | 'claimedUntil'>> {
    return (await this.checks.findOne(ONLY).lean<ChainCheckRecord>()) ?? {};
  }

  /**
   * Verifies the chain unless that was done within a day or another process is doing it.
   * @returns whether it was completed
   */
  async checkIfDue(now = new Date()): Promise<boolean> {
    if (!(await this.claim(now))) return false;
    try {
      await this.check(now);
      return true;
    } catch (thrown) {
      if (this.stopping.signal.aborted) return false;
      throw thrown;
    } finally {
      await this.checks.updateOne(ONLY, { $unset: { claimedUntil: 1 } });
    }
  }

  private async check(now: Date): Promise<void> {
    const { lastHash } = await this.last();
    const { entries, last, problems, containsKnownHash } = await this.log.verify(
      lastHash,
      this.stopping.signal,
    );
    // Cutting entries off the end leaves a chain without gaps; only the stored hash reveals it.
    const isTruncated = lastHash !== undefined && !containsKnownHash;
    const count = problems.count + (isTruncated ? 1 : 0);
    const isIntact = count === 0 && last !== undefined;
    await this.checks.updateOne(ONLY, {
      $set: { checkedAt: now, entries, problems: count, ...(isIntact ? { lastHash: last.hash } : {}) },
    });
    if (count > 0) {
      this.logger.error('the audit log was tampered with; verify-audit lists the entries', {
        problems: count,
      });
    }
  }

  /** Claims the check; only one process succeeds. */
  private async claim(now: Date): Promise<boolean> {
    // A moment after `latest` was stored while a clock was ahead, and would put off the checks until then.
    const isOver = (field: 'checkedAt' | 'claimedUntil', moment: Date, latest: Date) => ({
      $or: [{ [field]: { $exists: false } }, { [field]: { $lte: moment } }, { [field]: { $gt: latest } }],
    });
    const due = {
      $and: [
        isOver('checkedAt', new Date(now.getTime() - CHECK_EVERY_MS), latestEnd(0, now)),
        isOver('claimedUntil', now, latestEnd(CLAIM_MS, now)),
      ],
    };
    const claim = { $set: { claimedUntil: new Date(now.getTime() + CLAIM_MS) } };
    try {
      const { modifiedCount, upsertedCount } = await this.checks.updateOne({ ...ONLY, ...due }, claim, {
        upsert: true,
      });
      return modifiedCount + upsertedCount === 1;
    } catch (thrown) {
      // The document exists and is not due.
      if (duplicateKeyIndex(thrown) !== undefined) return false;
      throw thrown;
    }
  }
}
