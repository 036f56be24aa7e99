import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { falseOnDuplicate } from '../../../database/errors/database-errors.js';
import { retryUpsert } from '../../../database/errors/retry-upsert.js';
import { SPICE_COMBOS } from '../../spice-packs.js';
import { NO_BOXES } from './box-sums.js';
import {
  type BoxSums,
  DAY_TOTALS,
  type DayTotals,
  PIN_CODE_TOTALS,
  type PinCodeTotals,
  pinCodeTotalsId,
  TOTALS_BY_PIN_CODE,
} from './pin-code-totals.schema.js';

/** Documents per write; one with many thousands would fail. */
const BATCH = 500;

/** The sums over a group of PIN codes; the packs of each combo are added up separately. */
const SUMMED = {
  ...Object.fromEntries(
    ['boxes', 'toCollect', 'paidOnline', 'delivered', 'returned', 'collected'].map((name) => [
      name,
      { $sum: `$${name}` },
    ]),
  ),
  ...Object.fromEntries(SPICE_COMBOS.map((combo, at) => [packsField(at), { $sum: `$packs.${combo}` }])),
};

function packsField(combo: number): string {
  return `packs${combo}`;
}

/** Queries and writes of stored totals. A later count is never replaced by one that started before it. */
@Injectable()
export class PinCodeTotalsRepository {
  constructor(
    @InjectModel(PIN_CODE_TOTALS) private readonly pinCodes: Model<PinCodeTotals>,
    @InjectModel(DAY_TOTALS) private readonly days: Model<DayTotals>,
  ) {}

  findDay(day: string): Promise<DayTotals | null> {
    return this.days.findById(day).lean<DayTotals>();
  }

  /** PIN codes of a day with boxes, in order. */
  findPinCodes(
    day: string,
    { from, to, limit }: { from: string; to: string; limit: number },
  ): Promise<PinCodeTotals[]> {
    return this.pinCodes
      .find({ day, pinCode: { $gte: from, $lte: to }, boxes: { $gt: 0 } } as QueryFilter<PinCodeTotals>)
      .sort({ pinCode: 1 })
      .limit(limit)
      .hint(TOTALS_BY_PIN_CODE)
      .lean<PinCodeTotals[]>();
  }

  /** The stored totals of these PIN codes, by PIN code. */
  async findStored(day: string, pinCodes: readonly string[]): Promise<Map<string, PinCodeTotals>> {
    const ids = pinCodes.map((pinCode) => pinCodeTotalsId(day, pinCode));
    const found = await this.pinCodes.find({ _id: { $in: ids } }).lean<PinCodeTotals[]>();
    return new Map(found.map((totals) => [totals.pinCode, totals]));
  }

  /** The sum over all PIN codes of a day. */
  async sumOf(day: string): Promise<BoxSums> {
    const [sums] = await this.pinCodes
      .aggregate<Omit<BoxSums, 'packs'> & Record<string, number>>([
        { $match: { day } },
        { $group: { _id: null, ...SUMMED } },
      ])
      .hint(TOTALS_BY_PIN_CODE);
    if (sums === undefined) return NO_BOXES;
    const { boxes, toCollect, paidOnline, delivered, returned, collected } = sums;
    const packs = Object.fromEntries(SPICE_COMBOS.map((combo, at) => [combo, sums[packsField(at)] ?? 0]));
    return { boxes, packs, toCollect, paidOnline, delivered, returned, collected };
  }

  /** Sets the totals of these PIN codes; nothing is added for those without boxes. */
  async set(day: string, counted: ReadonlyMap<string, BoxSums>, asOf: Date): Promise<void> {
    const all = [...counted].map(([pinCode, sums]) => ({ pinCode, ...sums, asOf }));
    for (let at = 0; at < all.length; at += BATCH) {
      const batch = all.slice(at, at + BATCH);
      const added = await this.addMissing(day, batch);
      await this.replaceOlder(
        day,
        batch.filter(({ pinCode }) => !added.has(pinCode)),
      );
    }
  }

  /** Deletes the totals of PIN codes that a full count of the day did not find. */
  async removeOlder(day: string, than: Date): Promise<void> {
    await this.pinCodes.deleteMany({ day, asOf: { $lt: than } });
  }

  /** Deletes totals that a present count would not replace: they were counted before the clock was set back. */
  async removeNewer(day: string, than: Date): Promise<void> {
    await this.pinCodes.deleteMany({ day, asOf: { $gt: than } });
  }

  /**
   * Stores a count of the changes since the given totals. If another count was stored in the meantime, neither is known
   * to include the other: the day is dated before both, so that the next reader adds it up again.
   */
  async setDay({ _id, asOf: before }: DayTotals, sums: BoxSums, asOf: Date): Promise<void> {
    const written = await this.days.updateOne({ _id, asOf: before }, { $set: { ...sums, asOf } });
    if (written.matchedCount === 1) return;
    // Earlier than any moment that another reader may have started from, so that its write is refused as well.
    await this.days.updateOne({ _id }, { $min: { asOf: new Date(before.getTime() - 1) } });
  }

  /** Stores that nothing has changed since the given totals, unless another count was stored in the meantime. */
  async setAsOf({ _id, asOf: before }: DayTotals, asOf: Date): Promise<void> {
    await this.days.updateOne({ _id, asOf: before }, { $set: { asOf } });
  }

  /**
   * Stores a full count of the day, even over a later one: readers then recount what changed since this one started.
   */
  async setCountedDay(day: string, sums: BoxSums, startedAt: Date): Promise<void> {
    const counted = { ...sums, asOf: startedAt, countedAt: startedAt };
    await retryUpsert(() => this.days.updateOne({ _id: day }, { $set: counted }, { upsert: true }));
  }

  /** @returns the PIN codes that had no totals yet */
  private async addMissing(day: string, batch: readonly Counted[]): Promise<Set<string>> {
    const ids = batch.map(({ pinCode }) => pinCodeTotalsId(day, pinCode));
    const known = await this.pinCodes
      .find({ _id: { $in: ids } }, { pinCode: 1 })
      .lean<Pick<PinCodeTotals, 'pinCode'>[]>();
    const existing = new Set(known.map(({ pinCode }) => pinCode));
    const missing = batch.filter((totals) => hasBoxes(totals) && !existing.has(totals.pinCode));
    if (missing.length === 0) return new Set();
    const documents = missing.map((totals) => ({
      _id: pinCodeTotalsId(day, totals.pinCode),
      day,
      ...totals,
    }));
    // When another process has counted them in the meantime, which count is kept is decided as for existing totals.
    const areInserted = await falseOnDuplicate(this.pinCodes.insertMany(documents, { ordered: false }));
    return new Set(areInserted ? missing.map(({ pinCode }) => pinCode) : []);
  }

  private async replaceOlder(day: string, batch: readonly Counted[]): Promise<void> {
    if (batch.length === 0) return;
    const writes = batch.map(({ pinCode, ...totals }) => ({
      updateOne: {
        filter: { _id: pinCodeTotalsId(day, pinCode), asOf: { $lt: totals.asOf } },
        update: { $set: totals },
      },
    }));
    await this.pinCodes.bulkWrite(writes, { ordered: false });
  }
}

type Counted = BoxSums & Pick<PinCodeTotals, 'pinCode' | 'asOf'>;

function hasBoxes({ boxes, delivered, returned }: BoxSums): boolean {
  return boxes + delivered + returned > 0;
}
