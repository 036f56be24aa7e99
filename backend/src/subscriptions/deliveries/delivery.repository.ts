import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types } from 'mongoose';
import { retryUpsert } from '../../database/errors/retry-upsert.js';
import { type ListPosition, type PinCodes, readAfter } from './box-order.js';
import {
  BOX_OUTCOMES,
  type BoxOutcome,
  DELIVERIES_BY_PIN_CODE,
  DELIVERY,
  type Delivery,
} from './delivery.schema.js';
import type { BoxSums } from './totals/pin-code-totals.schema.js';

/** What is known of the boxes of a PIN code that have one outcome. */
export type PinCodeOutcomes = { pinCode: string } & Partial<
  Pick<BoxSums, 'delivered' | 'returned' | 'collected'>
>;

/** What became of boxes. Each change is conditional, and idempotent. */
@Injectable()
export class DeliveryRepository {
  constructor(@InjectModel(DELIVERY) private readonly deliveries: Model<Delivery>) {}

  findByIds(ids: readonly string[]): Promise<Delivery[]> {
    return this.deliveries.find({ _id: { $in: ids } }).lean<Delivery[]>();
  }

  /** Boxes of a day with one outcome in the order of the list; only these PIN codes when there are some. */
  findWith(
    day: string,
    status: BoxOutcome,
    after: ListPosition | undefined,
    limit: number,
    within?: { $gte: string; $lt: string },
  ): Promise<Delivery[]> {
    const read = (beyond: object, most: number) =>
      this.deliveries
        .find({ day, status, ...beyond } as QueryFilter<Delivery>)
        .sort({ pinCode: 1, nameKey: 1 })
        .limit(most)
        .hint(DELIVERIES_BY_PIN_CODE)
        .lean<Delivery[]>();
    return readAfter(after, limit, read, within);
  }

  /** What is known of the boxes of a day, by PIN code and outcome. */
  async countByPinCode(day: string, pinCode: PinCodes): Promise<PinCodeOutcomes[]> {
    const counted = await Promise.all(
      BOX_OUTCOMES.map(async (status) => {
        const groups = await this.deliveries
          .aggregate<{ _id: string; boxes: number; cash: number }>([
            { $match: { day, status, pinCode } },
            { $group: { _id: '$pinCode', boxes: { $sum: 1 }, cash: { $sum: '$toCollect' } } },
          ])
          .hint(DELIVERIES_BY_PIN_CODE);
        return groups.map(({ _id, boxes, cash }) => ({
          pinCode: _id,
          [status]: boxes,
          ...(status === 'delivered' && { collected: cash }),
        }));
      }),
    );
    return counted.flat();
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

  /** PIN codes to which boxes of a subscription have gone. */
  async findPinCodesOf(subscription: Types.ObjectId): Promise<string[]> {
    const found = await this.deliveries
      .find(allOf(subscription), { pinCode: 1 })
      .lean<Pick<Delivery, 'pinCode'>[]>();
    return found.map(({ pinCode }) => pinCode);
  }

  /** The subscription is gone. */
  async removeAllOf(subscription: Types.ObjectId): Promise<void> {
    await this.deliveries.deleteMany(allOf(subscription));
  }
}

function allOf(subscription: Types.ObjectId): QueryFilter<Delivery> {
  const id = subscription.toHexString();
  return { _id: { $gte: `${id}:`, $lt: `${id};` } };
}
