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

/** Boxes looked up by one query. */
const BATCH = 500;

/** The totals of one outcome within a PIN code. */
export type PinCodeOutcomes = { pinCode: string } & Partial<
  Pick<BoxSums, 'delivered' | 'returned' | 'collected'>
>;

/** Queries and writes of box outcomes. Each change is conditional and idempotent. */
@Injectable()
export class DeliveryRepository {
  constructor(@InjectModel(DELIVERY) private readonly deliveries: Model<Delivery>) {}

  findByIds(ids: readonly string[]): Promise<Delivery[]> {
    return this.deliveries.find({ _id: { $in: ids } }).lean<Delivery[]>();
  }

  /** The marked ones of these boxes, however many, with the cash to be collected for each. */
  async findAmounts(ids: readonly string[]): Promise<Pick<Delivery, '_id' | 'toCollect'>[]> {
    const found: Pick<Delivery, '_id' | 'toCollect'>[] = [];
    for (let at = 0; at < ids.length; at += BATCH) {
      const batch = ids.slice(at, at + BATCH);
      found.push(
        ...(await this.deliveries
          .find({ _id: { $in: batch } }, { toCollect: 1 })
          .lean<Pick<Delivery, '_id' | 'toCollect'>[]>()),
      );
    }
    return found;
  }

  /** Boxes of a day with one outcome, in list order, optionally only in these PIN codes. */
  findWith(
    day: string,
    status: BoxOutcome,
    after: ListPosition | undefined,
    limit: number,
    within?: { $gte: string; $lt: string },
  ): Promise<Delivery[]> {
    const read = (beyond: object, max: number) =>
      this.deliveries
        .find({ day, status, ...beyond } as QueryFilter<Delivery>)
        .sort({ pinCode: 1, nameKey: 1 })
        .limit(max)
        .hint(DELIVERIES_BY_PIN_CODE)
        .lean<Delivery[]>();
    return readAfter(after, limit, read, within);
  }

  /** Totals of outcomes on a day, by PIN code. */
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

  /** Stores the outcome of these boxes unless one is already stored. */
  async addMissing(boxes: readonly Delivery[]): Promise<void> {
    if (boxes.length === 0) return;
    const writes = boxes.map(({ _id, ...content }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: content }, upsert: true },
    }));
    await retryUpsert(() => this.deliveries.bulkWrite(writes, { ordered: false }));
  }

  /** Changes the outcome of those boxes that have the expected one. */
  async change(
    ids: readonly string[],
    expected: BoxOutcome,
    { status, by, at }: Pick<Delivery, 'status' | 'by' | 'at'>,
  ): Promise<void> {
    await this.deliveries.updateMany({ _id: { $in: ids }, status: expected }, { $set: { status, by, at } });
  }

  /** Deletes the outcome of those boxes that have one of the expected ones. */
  async removeOutcomes(ids: readonly string[], expected: readonly BoxOutcome[]): Promise<void> {
    await this.deliveries.deleteMany({ _id: { $in: ids }, status: { $in: expected } });
  }

  /** PIN codes to which boxes of a subscription were delivered. */
  async findPinCodesOf(subscription: Types.ObjectId): Promise<string[]> {
    const found = await this.deliveries
      .find(allOf(subscription), { pinCode: 1 })
      .lean<Pick<Delivery, 'pinCode'>[]>();
    return found.map(({ pinCode }) => pinCode);
  }

  /** Deletes all outcomes of an erased subscription. */
  async removeAllOf(subscription: Types.ObjectId): Promise<void> {
    await this.deliveries.deleteMany(allOf(subscription));
  }
}

function allOf(subscription: Types.ObjectId): QueryFilter<Delivery> {
  const id = subscription.toHexString();
  return { _id: { $gte: `${id}:`, $lt: `${id};` } };
}
