import { Schema } from 'mongoose';
import type { DayCounts, KindFigures } from './kind-figures.js';

/**
 * The figures of one kind, and the counts of days behind them, in one document: a write replaces all of it, and only
 * over the revision that was read.
 */
export interface KindStatistics {
  /** The audit subject of the kind. */
  _id: string;
  revision: number;
  computedAt: Date;
  /** Position in the audit log up to which all changes are included in `days`. */
  auditPosition: number;
  /** The last day that was recounted only to correct changes without an audit entry. */
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
  // A kind without records has figures but no days.
  { collection: 'statistics', versionKey: false, strict: 'throw', minimize: false },
);
