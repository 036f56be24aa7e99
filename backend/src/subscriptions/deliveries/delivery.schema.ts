import { Schema } from 'mongoose';
import type { AuditActor } from '../../audit/audit-actor.js';
import { actorSchema } from '../../audit/audit-entry.schema.js';
import type { Subscription } from '../subscription.schema.js';

/** Outcome of a box that has left; without a known one it is `planned` and has no document. */
export const BOX_OUTCOMES = ['delivered', 'returned'] as const;
export type BoxOutcome = (typeof BOX_OUTCOMES)[number];
export const BOX_STATUSES = ['planned', ...BOX_OUTCOMES] as const;
export type BoxStatus = (typeof BOX_STATUSES)[number];

/** The fields of a subscription that go with its box. `nameKey` is the order within a PIN code. */
export type BoxField =
  | 'reference'
  | 'name'
  | 'nameKey'
  | 'address'
  | 'pinCode'
  | 'mobile'
  | 'altMobile'
  | 'combo'
  | 'quantity';

/** The content of a box, from the subscription on that day, or as it was when the box was marked. */
export interface Box extends Pick<Subscription, BoxField> {
  /** Cash, in rupees; 0 when it was paid online. */
  toCollect: number;
}

/** The outcome of a subscription's box on one day. */
export interface Delivery extends Box {
  /** `deliveryId()`, so that there is only one document per box. */
  _id: string;
  day: string;
  status: BoxOutcome;
  by: AuditActor;
  at: Date;
}

export const DELIVERY = 'Delivery';
/** Index for listing and counting the boxes with one outcome. */
export const DELIVERIES_BY_PIN_CODE = 'deliveries_by_pin_code';

const text = { type: String, required: true };

export const deliverySchema = new Schema<Delivery>(
  {
    _id: text,
    day: text,
    status: { type: String, enum: BOX_OUTCOMES, required: true },
    by: { type: actorSchema, required: true },
    at: { type: Date, required: true },
    reference: text,
    name: text,
    nameKey: text,
    address: text,
    pinCode: text,
    mobile: text,
    altMobile: String,
    combo: text,
    quantity: { type: Number, required: true },
    toCollect: { type: Number, required: true },
  },
  { collection: 'deliveries', versionKey: false, strict: 'throw' },
);
deliverySchema.index({ day: 1, status: 1, pinCode: 1, nameKey: 1 }, { name: DELIVERIES_BY_PIN_CODE });

/** The id of a subscription's box on a day. @param subscription in hexadecimal */
export function deliveryId(subscription: string, day: string): string {
  return `${subscription}:${day}`;
}
