import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { SearchWord } from '../../common/search/search-query.js';
import { listIndex } from '../../submissions/record/store/list-indexes.js';
import { BOXES_BY_PIN_CODE, BOXES_COUNTED, SUBSCRIPTION, type Subscription } from '../subscription.schema.js';
import { type ListPosition, type PinCodes, readAfter } from './box-order.js';
import { searchFilter } from './box-search.js';
import type { BoxField } from './delivery.schema.js';
import type { BoxSums } from './totals/pin-code-totals.schema.js';

/** The fields of a subscription that its box needs. */
export type BoxedSubscription = Pick<
  Subscription,
  BoxField | '_id' | 'total' | 'status' | 'suspect' | 'history' | 'payment' | 'boxes'
>;

/** The fields that box days are computed from. */
type UndatedSubscription = Pick<Subscription, '_id' | 'pinCode' | 'revision' | 'history' | 'createdAt'>;

/** The fields that the cash for a first box is computed from. */
export type PaidFirstBox = Pick<
  Subscription,
  '_id' | 'pinCode' | 'total' | 'status' | 'history' | 'payment' | 'boxes'
>;

/** The totals of one combo within a PIN code. */
export type PinCodeBoxes = Pick<BoxSums, 'boxes' | 'packs' | 'toCollect' | 'paidOnline'> & {
  pinCode: string;
};

interface PinCodeGroup extends Omit<PinCodeBoxes, 'pinCode' | 'packs'> {
  _id: { pinCode: string; combo: string };
  packs: number;
}

/** What `cashToCollect` reads. */
const CASH = {
  total: 1,
  status: 1,
  'history.at': 1,
  'payment.state': 1,
  'payment.paidAt': 1,
  boxes: 1,
} as const;

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
  suspect: 1,
  ...CASH,
} as const;

/** `isFirstBoxPaid` as an expression: a cancellation is the last entry of the history. */
const IS_FIRST_BOX_PAID = {
  $and: [
    { $eq: ['$payment.state', 'paid'] },
    {
      $or: [
        { $ne: ['$status', 'cancelled'] },
        { $lte: ['$payment.paidAt', { $arrayElemAt: ['$history.at', -1] }] },
      ],
    },
  ],
};

/** Queries of subscriptions by their boxes. */
@Injectable()
export class BoxRepository {
  constructor(@InjectModel(SUBSCRIPTION) private readonly subscriptions: Model<Subscription>) {}

  /** Subscriptions with these ids that are not being erased, with or without a box. */
  findByIds(ids: readonly string[]): Promise<BoxedSubscription[]> {
    return this.subscriptions
      .find({ _id: { $in: ids }, erasing: { $ne: true } }, NEEDED)
      .lean<BoxedSubscription[]>();
  }

  /** The position of a subscription in the list, even while it is being erased. */
  findPosition(id: string): Promise<ListPosition | null> {
    return this.subscriptions.findById(id, { pinCode: 1, nameKey: 1 }).lean<ListPosition>();
  }

  /** Subscriptions that were stored without box days. */
  findWithoutBoxDays(limit: number): Promise<UndatedSubscription[]> {
    return this.subscriptions
      .find({ 'boxes.until': null } as QueryFilter<Subscription>, {
        pinCode: 1,
        revision: 1,
        history: 1,
        createdAt: 1,
      })
      .limit(limit)
      .hint(BOXES_COUNTED)
      .lean<UndatedSubscription[]>();
  }

  /** Stores box days if the history is as it was read; others are skipped. */
  async storeBoxDays(dated: readonly Pick<Subscription, '_id' | 'revision' | 'boxes'>[]): Promise<void> {
    const writes = dated.map(({ _id, revision, boxes }) => ({
      updateOne: { filter: { _id, revision }, update: { $set: { boxes } } },
    }));
    if (writes.length > 0) await this.subscriptions.bulkWrite(writes, { ordered: false });
  }

  /** Subscriptions with a box on this day, in list order, optionally only in these PIN codes. */
  findWithBox(
    day: string,
    after: ListPosition | undefined,
    limit: number,
    within?: { $gte: string; $lt: string },
  ): Promise<BoxedSubscription[]> {
    const read = (beyond: object, max: number) =>
      this.subscriptions
        .find({ ...beyond, ...leavingOn(day) }, NEEDED)
        .sort({ pinCode: 1, nameKey: 1 })
        .limit(max)
        .hint(BOXES_BY_PIN_CODE)
        .lean<BoxedSubscription[]>();
    return readAfter(after, limit, read, within);
  }

  /** Those of them that match the words, by name. */
  findNamed(
    day: string,
    words: readonly SearchWord[],
    after: ListPosition | undefined,
    limit: number,
  ): Promise<BoxedSubscription[]> {
    const beyond = after && { nameKey: { $gt: after.nameKey } };
    return this.subscriptions
      .find({ ...searchFilter(words), ...beyond, ...leavingOn(day) }, NEEDED)
      .sort({ nameKey: 1, _id: 1 })
      .limit(limit)
      .hint(listIndex('by_name', 'searchKeys'))
      .lean<BoxedSubscription[]>();
  }

  /** Totals of a day by PIN code and combo. */
  async countByPinCode(day: string, pinCode: PinCodes): Promise<PinCodeBoxes[]> {
    const isPaid = { $and: [{ $eq: ['$boxes.from', day] }, IS_FIRST_BOX_PAID] };
    const groups = await this.subscriptions
      .aggregate<PinCodeGroup>([
        { $match: { pinCode, ...leavingOn(day) } },
        {
          $group: {
            _id: { pinCode: '$pinCode', combo: '$combo' },
            boxes: { $sum: 1 },
            packs: { $sum: '$quantity' },
            toCollect: { $sum: { $cond: [isPaid, 0, '$total'] } },
            paidOnline: { $sum: { $cond: [isPaid, 1, 0] } },
          },
        },
      ])
      .hint(BOXES_BY_PIN_CODE);
    return groups.map(({ _id: { pinCode, combo }, packs, ...sums }) => ({
      pinCode,
      packs: { [combo]: packs },
      ...sums,
    }));
  }

  /** Subscriptions whose first box is on this day and was paid online, even if it was refunded since. */
  findFirstPaidOnline(day: string, pinCode: PinCodes): Promise<PaidFirstBox[]> {
    return this.subscriptions
      .find(
        {
          pinCode,
          ...leavingOn(day),
          'boxes.from': day,
          'payment.state': { $in: ['paid', 'refunded'] },
        } as QueryFilter<Subscription>,
        { pinCode: 1, ...CASH },
      )
      .hint(BOXES_BY_PIN_CODE)
      .lean<PaidFirstBox[]>();
  }

  /** The first PIN code in use after this text. */
  async findPinCodeAfter(text: string): Promise<string | undefined> {
    const next = await this.subscriptions
      .findOne({ pinCode: { $gt: text } }, { pinCode: 1 })
      .sort({ pinCode: 1, nameKey: 1 })
      .hint(BOXES_BY_PIN_CODE)
      .lean<Pick<Subscription, 'pinCode'>>();
    return next?.pinCode;
  }
}

function leavingOn(day: string): QueryFilter<Subscription> {
  return {
    'boxes.from': { $lte: day },
    'boxes.until': { $gte: day },
    'boxes.skipped': { $ne: day },
    erasing: { $ne: true },
  } as QueryFilter<Subscription>;
}
