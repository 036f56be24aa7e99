import { Schema } from 'mongoose';
import { addSubmissionIndexes } from '../submissions/record/store/list-indexes.js';
import { type SubmissionRecord, submissionDefinition } from '../submissions/record/submission-record.js';
import type { BoxDays } from './deliveries/box-days.js';
import type { PaymentMethod, SpiceCombo, SpiceLevel, UserType } from './spice-packs.js';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from './subscription-status.js';

/**
 * `failed` is the last attempt only: another may still succeed. `paid`: we have the money. `refunded`: we had it, and all of
 * it was given back.
 */
export const PAYMENT_STATES = ['unpaid', 'paid', 'failed', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Who may make the order just now. A call that dies leaves a lease that runs out. */
export interface OrderLease {
  holder: string;
  until: Date;
}

/** A payment that the payer's bank has approved, while the money is not ours. */
export interface AuthorizedPayment {
  paymentId: string;
  since: Date;
}

/** The online payment of the first box. */
export interface Payment {
  state: PaymentState;
  /** In paise. */
  amount: number;
  /** Razorpay's names for the order and for the payment that paid it, also once that is refunded. */
  orderId?: string;
  paymentId?: string;
  paidAt?: Date;
  /** Usually for seconds; Razorpay takes the money by itself, or gives it back. Absent once paid. */
  authorized?: AuthorizedPayment;
  /** Names of payments that came beside the one that paid. */
  duplicatePayments?: string[];
  /** Names of payments that were given back. */
  refunded?: string[];
  /** Absent once the order is there. */
  orderLease?: OrderLease;
}

/** Somebody gets a box of spices every month. */
export interface Subscription extends SubmissionRecord<SubscriptionStatus> {
  level: SpiceLevel;
  userType: UserType;
  /** Of shareholders only. */
  rmPwId?: string;
  name: string;
  email: string;
  address: string;
  pinCode: string;
  mobile: string;
  altMobile?: string;
  combo: SpiceCombo;
  quantity: number;
  paymentMethod: PaymentMethod;
  /** For one month, in rupees. */
  total: number;
  /** Absent for cash on delivery. */
  payment?: Payment;
  /** Follows from the history, and is written with it, so that the boxes of a day are found along an index. */
  boxes: BoxDays;
}

export const SUBSCRIPTION = 'Subscription';

const text = { type: String, required: true };

const paymentSchema = new Schema<Payment>(
  {
    state: { type: String, enum: PAYMENT_STATES, required: true },
    amount: { type: Number, required: true },
    orderId: String,
    paymentId: String,
    paidAt: Date,
    authorized: { type: { _id: false, paymentId: text, since: { type: Date, required: true } } },
    duplicatePayments: { type: [String], default: undefined },
    refunded: { type: [String], default: undefined },
    orderLease: { type: { _id: false, holder: text, until: { type: Date, required: true } } },
  },
  { _id: false, strict: 'throw' },
);

const boxesSchema = new Schema<BoxDays>(
  { from: text, until: text, skipped: { type: [String], required: true } },
  { _id: false, strict: 'throw' },
);

/** Index along which the boxes of a day are listed and counted, and the one that finds subscriptions without box days. */
export const BOXES_BY_PIN_CODE = 'boxes_by_pin_code';
export const BOXES_COUNTED = 'boxes_counted';

export const subscriptionSchema = new Schema<Subscription>(
  {
    ...submissionDefinition(SUBSCRIPTION_STATUSES),
    level: text,
    userType: text,
    rmPwId: String,
    name: text,
    email: text,
    address: text,
    pinCode: text,
    mobile: text,
    altMobile: String,
    combo: text,
    quantity: { type: Number, required: true },
    paymentMethod: text,
    total: { type: Number, required: true },
    payment: { type: paymentSchema },
    boxes: { type: boxesSchema, required: true },
  },
  // Effects may have empty content, which mongoose would otherwise leave out.
  { collection: 'subscriptions', versionKey: false, strict: 'throw', minimize: false },
);

addSubmissionIndexes(subscriptionSchema, ['status']);
subscriptionSchema.index({ 'payment.orderId': 1 }, { name: 'payment_order' });
// Not one field more: further ones would keep some databases from reading along it in order.
subscriptionSchema.index({ pinCode: 1, nameKey: 1 }, { name: BOXES_BY_PIN_CODE });
// Its other fields are for servers of the version before, which name it when they count.
subscriptionSchema.index(
  { 'boxes.until': 1, 'boxes.from': 1, combo: 1, quantity: 1, total: 1 },
  { name: BOXES_COUNTED },
);
