import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { falseOnDuplicate } from '../../database/errors/database-errors.js';
import { KIND_STATISTICS, type KindStatistics } from './kind-statistics.schema.js';

/** The last computed figures, without the counts of days behind them. */
export type ComputedFigures = Pick<KindStatistics, '_id' | 'computedAt' | 'figures'>;

/** Queries and writes of the figures of each kind. */
@Injectable()
export class KindStatisticsRepository {
  constructor(@InjectModel(KIND_STATISTICS) private readonly statistics: Model<KindStatistics>) {}

  /** The figures of these kinds, where they exist. */
  findFigures(subjects: readonly string[]): Promise<ComputedFigures[]> {
    return this.statistics
      .find({ _id: { $in: [...subjects] } }, { computedAt: 1, figures: 1 })
      .lean<ComputedFigures[]>();
  }

  findWhole(subject: string): Promise<KindStatistics | null> {
    return this.statistics.findById(subject).lean<KindStatistics>();
  }

  /** Replaces the figures of the previous revision; false when another process was faster. */
  async replace(next: KindStatistics): Promise<boolean> {
    if (next.revision === 1) return falseOnDuplicate(this.statistics.create(next));
    const { _id, ...content } = next;
    const written = await this.statistics.updateOne({ _id, revision: next.revision - 1 }, { $set: content });
    return written.modifiedCount === 1;
  }
}
