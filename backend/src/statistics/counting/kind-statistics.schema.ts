import { Schema } from 'mongoose';
import type { DayCounts, KindFigures } from './kind-figures.js';

/**
 * The figures of one kind of record, and what they were added up from, in one document: a write replaces all of it, and
 * only over the revision that was read.
 */
export interface KindStatistics {
  /** What the audit log calls such a record. */
  _id: string;
  revision: number;
  computedAt: Date;
  /** Place in the audit log up to which every change is in `days`. */
  auditPosition: number;
  /** The day that was counted again at last for no reason but to put right what no entry tells of. */
  checkedDay: string;
  figures: KindFigures;
  days: DayCounts[];
}

export const KIND_STATISTICS = 'KindStatistics';

export const kindStatisticsSchema = new Schema<KindStatistics>(
  {
    _id: String,
    revision: { type: Number, required: true },
    computedAt: { type: Date, required: true },
    auditPosition: { type: Number, required: true },
    checkedDay: { type: String, required: true },
    figures: { type: Schema.Types.Mixed, required: true },
    days: { type: [Schema.Types.Mixed], required: true } as never,
  },
  // A kind without records has figures and no days.
  { collection: 'statistics', versionKey: false, strict: 'throw', minimize: false },
);
