import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import { retryUpsert } from '../../database/retry-upsert.js';
import { type ListPlace, readAfter } from './box-order.js';
import {
  type BoxOutcome,
  DELIVERIES_BY_PIN_CODE,
  DELIVERIES_COUNTED,
  DELIVERY,
  type Delivery,
} from './delivery.schema.js';

/** What is known of the boxes of a day that have one outcome. */
export interface OutcomeTotal {
  status: BoxOutcome;
  boxes: number;
  /** Of their cash, in rupees. */
  toCollect: number;
}

/** What became of boxes. Each change is conditional, and repeatable. */
@Injectable()
export class DeliveryRepository {
  constructor(@InjectModel(DELIVERY) private readonly deliveries: Model<Delivery>) {}

  findByIds(ids: readonly string[]): Promise<Delivery[]> {
    return this.deliveries.find({ _id: { $in: ids } }).lean<Delivery[]>();
  }

  /** Boxes of a day with one outcome in the order of the list. */
  findWith(
    day: string,
    status: BoxOutcome,
    after: ListPlace | undefined,
    limit: number,
  ): Promise<Delivery[]> {
    return readAfter(after, limit, (beyond, most) =>
      this.deliveries
        .find({ day, status, ...beyond } as QueryFilter<Delivery>)
        .sort({ pinCode: 1, nameKey: 1 })
        .limit(most)
        .hint(DELIVERIES_BY_PIN_CODE)
        .lean<Delivery[]>(),
    );
  }

  async totalsOf(day: string): Promise<OutcomeTotal[]> {
    const groups = await this.deliveries
      .aggregate<{ _id: BoxOutcome; boxes: number; toCollect: number }>([
        { $match: { day } },
        { $group: { _id: '$status', boxes: { $sum: 1 }, toCollect: { $sum: '$toCollect' } } },
      ])
      .hint(DELIVERIES_COUNTED);
    return groups.map(({ _id: status, boxes, toCollect }) => ({ status, boxes, toCollect }));
  }

  /** Keeps what became of these boxes where nothing is known of them. */
  async addMissing(boxes: readonly Delivery[]): Promise<void> {
    if (boxes.length === 0) return;
    const writes = boxes.map(({ _id, ...content }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: content }, upsert: true },
    }));
    await retryUpsert(() => this.deliveries.bulkWrite(writes, { ordered: false }));
  }

  /** Changes the outcome of those boxes that have this one. */
  async change(
    ids: readonly string[],
    expected: BoxOutcome,
    { status, by, at }: Pick<Delivery, 'status' | 'by' | 'at'>,
  ): Promise<void> {
    await this.deliveries.updateMany({ _id: { $in: ids }, status: expected }, { $set: { status, by, at } });
  }

  /** Forgets what became of those boxes that have one of these outcomes. */
  async takeBack(ids: readonly string[], expected: readonly BoxOutcome[]): Promise<void> {
    await this.deliveries.deleteMany({ _id: { $in: ids }, status: { $in: expected } });
  }

  /** The subscription is gone. */
  async removeAllOf(subscription: Types.ObjectId): Promise<void> {
    const id = subscription.toHexString();
    await this.deliveries.deleteMany({ _id: { $gte: `${id}:`, $lt: `${id};` } });
  }
}
