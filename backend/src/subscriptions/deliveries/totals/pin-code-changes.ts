import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { retryUpsert } from '../../../database/errors/retry-upsert.js';
import { PIN_CODE_CHANGE, PIN_CODE_CHANGES_NEWEST, type PinCodeChange } from './pin-code-totals.schema.js';

/**
 * Within this time of its note a change is in the database, or never, in milliseconds: ten times as long as a query may
 * take. The clocks of several servers may differ by the rest.
 */
export const CHANGED_WITHIN_MS = 60_000;

/**
 * Of which PIN codes boxes may have changed. Whoever changes what their totals follow from notes it first: killed between
 * both, a note of nothing is left, and the PIN code is counted once too often.
 */
@Injectable()
export class PinCodeChanges {
  constructor(@InjectModel(PIN_CODE_CHANGE) private readonly changes: Model<PinCodeChange>) {}

  /** Idempotent. */
  async note(pinCodes: Iterable<string>): Promise<void> {
    const at = new Date();
    const writes = [...new Set(pinCodes)].map((_id) => ({
      updateOne: { filter: { _id }, update: { $max: { at } }, upsert: true },
    }));
    if (writes.length === 0) return;
    await retryUpsert(() => this.changes.bulkWrite(writes, { ordered: false }));
  }

  /** PIN codes of which a change may have come into the database since then. */
  async findSince(moment: Date): Promise<string[]> {
    const from = new Date(moment.getTime() - CHANGED_WITHIN_MS);
    const found = await this.changes
      .find({ at: { $gt: from } }, { _id: 1 })
      .hint(PIN_CODE_CHANGES_NEWEST)
      .lean<Pick<PinCodeChange, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }
}
