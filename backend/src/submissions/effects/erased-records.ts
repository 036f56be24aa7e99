import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { retryUpsert } from '../../database/errors/retry-upsert.js';
import { ERASED_OLDEST, ERASED_RECORD, type ErasedRecord } from './erased-record.schema.js';

/** Ids of erased records, until the erasure has been repeated. */
@Injectable()
export class ErasedRecords {
  constructor(@InjectModel(ERASED_RECORD) private readonly erased: Model<ErasedRecord>) {}

  /** Idempotent: the last time is stored. */
  async add(kind: string, id: Types.ObjectId): Promise<void> {
    const content = { $set: { kind, erasedAt: new Date() } };
    await retryUpsert(() => this.erased.updateOne({ _id: id }, content, { upsert: true }));
  }

  /** Records erased before this moment, oldest first. */
  findErasedBefore(moment: Date, limit: number): Promise<ErasedRecord[]> {
    return this.erased
      .find({ erasedAt: { $lt: moment } })
      .sort({ erasedAt: 1 })
      .limit(limit)
      .hint(ERASED_OLDEST)
      .lean<ErasedRecord[]>();
  }

  async remove(id: Types.ObjectId): Promise<void> {
    await this.erased.deleteOne({ _id: id });
  }
}
