import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { retryUpsert } from '../../../database/errors/retry-upsert.js';
import { PIN_CODE_CHANGE, PIN_CODE_CHANGES_NEWEST, type PinCodeChange } from './pin-code-totals.schema.js';

/**
 * In ms; a recorded change is written within this time, or never: ten times the time limit of a query, which also
 * allows for clock differences between servers.
 */
export const CHANGED_WITHIN_MS = 60_000;

/**
 * PIN codes whose boxes may have changed. Call `record` before a change of what the totals are computed from: if
 * interrupted in between, the PIN code is recounted although nothing has changed.
 */
@Injectable()
export class PinCodeChanges {
  constructor(@InjectModel(PIN_CODE_CHANGE) private readonly changes: Model<PinCodeChange>) {}

  /** Idempotent. */
  async record(pinCodes: Iterable<string>): Promise<void> {
    const at = new Date();
    const writes = [...new Set(pinCodes)].map((_id) => ({
      updateOne: { filter: { _id }, update: { $max: { at } }, upsert: true },
    }));
    if (writes.length === 0) return;
    await retryUpsert(() => this.changes.bulkWrite(writes, { ordered: false }));
  }

  /** PIN codes with changes that may have been written since then. */
  async findSince(moment: Date): Promise<string[]> {
    const from = new Date(moment.getTime() - CHANGED_WITHIN_MS);
    const found = await this.changes
      .find({ at: { $gt: from } }, { _id: 1 })
      .hint(PIN_CODE_CHANGES_NEWEST)
      .lean<Pick<PinCodeChange, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }
}
