import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { SpiceCombo } from '../spice-packs.js';
import {
  BOXES_BY_PIN_CODE,
  BOXES_COUNTED,
  BOXES_SKIPPED,
  FIRST_BOXES,
  SUBSCRIPTION,
  type Subscription,
} from '../subscription.schema.js';
import { type ListPlace, readAfter } from './box-order.js';
import type { Packed } from './delivery.schema.js';

/** What of a subscription its box needs. */
export type BoxedSubscription = Pick<
  Subscription,
  Packed | '_id' | 'total' | 'status' | 'suspect' | 'payment' | 'boxes'
>;

/** What box days follow from. */
type UndatedSubscription = Pick<Subscription, '_id' | 'revision' | 'history' | 'createdAt'>;

/** Subscriptions that get the same. */
export interface BoxGroup {
  combo: SpiceCombo;
  quantity: number;
  /** Of one box, in rupees. */
  total: number;
  boxes: number;
}

const NEEDED = {
  reference: 1,
  name: 1,
  nameKey: 1,
  address: 1,
  pinCode: 1,
  mobile: 1,
  altMobile: 1,
  combo: 1,
  quantity: 1,
  total: 1,
  status: 1,
  suspect: 1,
  'payment.state': 1,
  boxes: 1,
} as const;

/** Subscriptions as those that have a box on a day. */
@Injectable()
export class BoxRepository {
  constructor(@InjectModel(SUBSCRIPTION) private readonly subscriptions: Model<Subscription>) {}

  /** Those of these ids that are there and not being erased, whether they have a box or not. */
  findByIds(ids: readonly string[]): Promise<BoxedSubscription[]> {
    return this.subscriptions
      .find({ _id: { $in: ids }, erasing: { $ne: true } }, NEEDED)
      .lean<BoxedSubscription[]>();
  }

  /** Where a subscription stands in the list, also while it is being erased. */
  findPlace(id: string): Promise<ListPlace | null> {
    return this.subscriptions.findById(id, { pinCode: 1, nameKey: 1 }).lean<ListPlace>();
  }

  /** Some that were stored before box days were kept with them. */
  findWithoutBoxDays(limit: number): Promise<UndatedSubscription[]> {
    return this.subscriptions
      .find({ 'boxes.until': null } as QueryFilter<Subscription>, { revision: 1, history: 1, createdAt: 1 })
      .limit(limit)
      .hint(BOXES_COUNTED)
      .lean<UndatedSubscription[]>();
  }

  /** Over the histories that were read; one that has changed meanwhile is left. */
  async keepBoxDays(dated: readonly Pick<Subscription, '_id' | 'revision' | 'boxes'>[]): Promise<void> {
    const writes = dated.map(({ _id, revision, boxes }) => ({
      updateOne: { filter: { _id, revision }, update: { $set: { boxes } } },
    }));
    if (writes.length > 0) await this.subscriptions.bulkWrite(writes, { ordered: false });
  }

  /** Those that have a box on this day, in the order of the list. */
  findWithBox(day: string, after: ListPlace | undefined, limit: number): Promise<BoxedSubscription[]> {
    return readAfter(after, limit, (beyond, most) =>
      this.subscriptions
        .find(
          {
            ...beyond,
            ...boxOn(day),
            'boxes.skipped': { $ne: day },
            erasing: { $ne: true },
          } as QueryFilter<Subscription>,
          NEEDED,
        )
        .sort({ pinCode: 1, nameKey: 1 })
        .limit(most)
        .hint(BOXES_BY_PIN_CODE)
        .lean<BoxedSubscription[]>(),
    );
  }

  /** What goes out on this day, of what is in an index; those that skip the day are few and taken off. */
  async countBoxes(day: string): Promise<BoxGroup[]> {
    const [boxes, skipped] = await Promise.all([
      this.group(boxOn(day), BOXES_COUNTED),
      this.group({ ...boxOn(day), 'boxes.skipped': day }, BOXES_SKIPPED),
    ]);
    return [...boxes, ...skipped.map((group) => ({ ...group, boxes: -group.boxes }))];
  }

  /** What the boxes of this day would have brought in cash that were paid online, in rupees. */
  async sumPaidOnline(day: string): Promise<number> {
    const [sum] = await this.subscriptions
      .aggregate<{ total: number }>([
        { $match: { 'boxes.from': day, 'payment.state': 'paid', 'boxes.until': { $gte: day } } },
        { $group: { _id: null, total: { $sum: '$total' } } },
      ])
      .hint(FIRST_BOXES);
    return sum?.total ?? 0;
  }

  private async group(filter: object, index: string): Promise<BoxGroup[]> {
    const found = await this.subscriptions
      .aggregate<{ _id: Omit<BoxGroup, 'boxes'>; boxes: number }>([
        { $match: filter },
        { $group: { _id: { combo: '$combo', quantity: '$quantity', total: '$total' }, boxes: { $sum: 1 } } },
      ])
      .hint(index);
    return found.map(({ _id, boxes }) => ({ ..._id, boxes }));
  }
}

function boxOn(day: string): object {
  return { 'boxes.from': { $lte: day }, 'boxes.until': { $gte: day } };
}
