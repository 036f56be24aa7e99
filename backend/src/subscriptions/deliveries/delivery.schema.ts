import { Schema } from 'mongoose';
import type { AuditActor } from '../../audit/audit-actor.js';
import type { Subscription } from '../subscription.schema.js';

/** What became of a box that has left; one that nothing is known of is `planned`, and has no document. */
export const BOX_OUTCOMES = ['delivered', 'returned'] as const;
export type BoxOutcome = (typeof BOX_OUTCOMES)[number];
export const BOX_STATUSES = ['planned', ...BOX_OUTCOMES] as const;
export type BoxStatus = (typeof BOX_STATUSES)[number];

/** What of a subscription goes out with its box. `nameKey` is the order within a PIN code. */
export type Packed =
  | 'reference'
  | 'name'
  | 'nameKey'
  | 'address'
  | 'pinCode'
  | 'mobile'
  | 'altMobile'
  | 'combo'
  | 'quantity';

/** What goes out with a box, as a subscription says it on the day, or as it was when the box was marked. */
export interface Box extends Pick<Subscription, Packed> {
  /** Cash, in rupees; 0 when it was paid online. */
  toCollect: number;
}

/** What became of the box of one subscription on one day. */
export interface Delivery extends Box {
  /** `deliveryId()`: two documents about the same box cannot be. */
  _id: string;
  day: string;
  status: BoxOutcome;
  by: AuditActor;
  at: Date;
}

export const DELIVERY = 'Delivery';
/** Index along which the boxes with one outcome are listed and counted. */
export const DELIVERIES_BY_PIN_CODE = 'deliveries_by_pin_code';

const text = { type: String, required: true };

const actorSchema = new Schema<AuditActor>({ adminId: text, email: text }, { _id: false, strict: 'throw' });

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

/** Names the box of a subscription on a day. @param subscription in hexadecimal */
export function deliveryId(subscription: string, day: string): string {
  return `${subscription}:${day}`;
}
