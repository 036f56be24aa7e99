import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AppError } from '../common/errors/app-error.js';
import { endOf, indianDayOf } from '../common/lists/indian-days.js';
import { falseOnDuplicate } from '../database/errors/database-errors.js';
import type { EffectSource } from '../effects/effect-source.js';
import { EffectStore } from '../effects/effect-store.js';
import { EffectsRelay } from '../effects/effects-relay.js';
import { type AuditEffect, pushEffects } from '../effects/pending-effect.js';
import { REVEAL_ALLOWANCE, type RevealAllowance } from './reveal-allowance.schema.js';
import { REVEALS_PER_DAY } from './reveal-limits.js';

const DAY_MS = 86_400_000;

/** An account's reveals on this Indian day, and its limit. */
export interface DailyReveals {
  used: number;
  perDay: number;
  /** Ids of the records revealed on that day, which can be revealed again for free. */
  records: readonly string[];
  /** Start of the next day. */
  resetsAt: Date;
}

/** Enforces the daily limit of each account, also for concurrent requests. */
@Injectable()
export class RevealAllowances {
  private readonly source: EffectSource<RevealAllowance>;

  constructor(
    @InjectModel(REVEAL_ALLOWANCE) private readonly allowances: Model<RevealAllowance>,
    private readonly relay: EffectsRelay,
  ) {
    this.source = { name: 'reveal-allowance', store: new EffectStore(allowances) };
    relay.register(this.source);
  }

  /**
   * Counts a reveal. Revealing the same record again on the same day is free.
   * @throws AppError RATE_LIMITED, until the next Indian day, when the limit is reached
   */
  async consume(adminId: string, recordId: string): Promise<DailyReveals> {
    const now = new Date();
    const { perDay, day } = await this.beginDay(adminId, now);
    await this.allowances.updateOne(
      { _id: adminId, day, records: { $ne: recordId }, [`records.${perDay - 1}`]: { $exists: false } },
      { $push: { records: recordId } },
    );
    const allowance = await this.find(adminId);
    const reveals = revealsOn(allowance, now);
    if (!allowance?.records?.includes(recordId)) throw exhausted(reveals, now);
    return reveals;
  }

  /**
   * Counts the reveals of a whole file, all or none. Records already revealed on that day are free.
   * @throws AppError RATE_LIMITED when there are more than the account may still reveal
   */
  async consumeAll(adminId: string, recordIds: readonly string[]): Promise<void> {
    const now = new Date();
    for (;;) {
      const { perDay, day } = await this.beginDay(adminId, now);
      const allowance = await this.find(adminId);
      const reveals = revealsOn(allowance, now);
      const records = [...new Set([...reveals.records, ...recordIds])];
      if (records.length > Math.max(perDay, reveals.used)) throw tooManyInFile(reveals, now);
      const { matchedCount } = await this.allowances.updateOne(
        { _id: adminId, day, records: [...reveals.records] },
        { $set: { records } },
      );
      // Otherwise another reveal was counted concurrently. Their number is limited, and so are the attempts.
      if (matchedCount === 1) return;
    }
  }

  async today(adminId: string): Promise<DailyReveals> {
    return revealsOn(await this.find(adminId), new Date());
  }

  /** Of several accounts, by their id. */
  async todayOf(adminIds: readonly string[]): Promise<Map<string, DailyReveals>> {
    const now = new Date();
    const found = await this.allowances.find({ _id: { $in: [...adminIds] } }).lean<RevealAllowance[]>();
    const byId = new Map(found.map((allowance) => [allowance._id, allowance]));
    return new Map(adminIds.map((adminId) => [adminId, revealsOn(byId.get(adminId), now)]));
  }

  /** Sets the daily limit from now on, with its audit entry. */
  async setPerDay(adminId: string, perDay: number, entry: AuditEffect): Promise<void> {
    await this.beginDay(adminId, new Date());
    await this.allowances.updateOne({ _id: adminId }, { $set: { perDay }, ...pushEffects([entry]) });
    await this.relay.process(this.source, adminId);
  }

  /** For an account that is being removed. Pending audit entries are written first. */
  async remove(adminId: string): Promise<void> {
    await this.relay.finish(this.source, adminId);
    if (!(await this.source.store.removeIfNothingPending(adminId))) {
      throw new Error('an allowance that is being removed still has pending effects');
    }
  }

  private async beginDay(adminId: string, now: Date): Promise<{ perDay: number; day: string }> {
    const days = countedDays(now);
    const [day] = days;
    const allowance = await this.find(adminId);
    if (!days.includes(allowance?.day ?? '')) {
      // Two concurrent reveals both start the day; the loser finds it started.
      await falseOnDuplicate(
        this.allowances.updateOne(
          { _id: adminId, day: { $nin: days } },
          { $set: { day, records: [] } },
          { upsert: true },
        ),
      );
    }
    const begun = await this.find(adminId);
    return { perDay: begun?.perDay ?? REVEALS_PER_DAY, day: begun?.day ?? day };
  }

  private find(adminId: string): Promise<RevealAllowance | null> {
    return this.allowances.findById(adminId).lean<RevealAllowance>();
  }
}

/**
 * Today, and tomorrow for a process whose clock is behind: it counts in the day that another process has already
 * started. Days further ahead come from a wrong clock.
 */
function countedDays(now: Date): [today: string, tomorrow: string] {
  return [indianDayOf(now), indianDayOf(new Date(now.getTime() + DAY_MS))];
}

function revealsOn(allowance: RevealAllowance | null | undefined, now: Date): DailyReveals {
  const days = countedDays(now);
  const counted = days.find((day) => day === allowance?.day);
  const records = (counted && allowance?.records) || [];
  return {
    used: records.length,
    records,
    perDay: allowance?.perDay ?? REVEALS_PER_DAY,
    resetsAt: endOf(counted ?? days[0]) as Date,
  };
}

function tooManyInFile({ used, perDay, resetsAt }: DailyReveals, now: Date): AppError {
  const left = Math.max(0, perDay - used);
  return new AppError(
    'RATE_LIMITED',
    `A file with PANs reveals each of them, and your account may reveal ${left} more today. Choose fewer records; an owner can raise the number.`,
    { retryAfterSeconds: secondsUntil(resetsAt, now) },
  );
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.ceil((moment.getTime() - now.getTime()) / 1000);
}

function exhausted({ perDay, resetsAt }: DailyReveals, now: Date): AppError {
  const often = perDay === 1 ? 'one PAN' : `${perDay} PANs`;
  return new AppError(
    'RATE_LIMITED',
    `You have revealed ${often} today, which is the daily limit of your account. An owner can raise it; otherwise continue tomorrow.`,
    { retryAfterSeconds: secondsUntil(resetsAt, now) },
  );
}
