import { Schema } from 'mongoose';
import { addSubmissionIndexes } from '../submissions/record/store/list-indexes.js';
import { type SubmissionRecord, submissionDefinition } from '../submissions/record/submission-record.js';
import type { BoxDays } from './deliveries/box-days.js';
import type { PaymentMethod, SpiceCombo, SpiceLevel, UserType } from './spice-packs.js';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from './subscription-status.js';

/**
 * `failed` is only the last attempt: another may still succeed. `paid`: captured. `refunded`: captured, then refunded
 * in full.
 */
export const PAYMENT_STATES = ['unpaid', 'paid', 'failed', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The call that may create the order now. If it is interrupted, the lease expires. */
export interface OrderLease {
  holder: string;
  until: Date;
}

/** A payment that the payer's bank has approved, but that is not captured yet. */
export interface AuthorizedPayment {
  paymentId: string;
  since: Date;
}

/** The online payment of the first box. */
export interface Payment {
  state: PaymentState;
  /** In paise. */
  amount: number;
  /** Razorpay's ids of the order and of the payment that paid it, kept after a refund. */
  orderId?: string;
  paymentId?: string;
  paidAt?: Date;
  /** Usually for seconds; Razorpay captures the payment automatically, or refunds it. Absent once paid. */
  authorized?: AuthorizedPayment;
  /** Ids of payments besides the one that paid. */
  duplicatePayments?: string[];
  /** Ids of refunded payments. */
  refunded?: string[];
  /** Absent once the order exists. */
  orderLease?: OrderLease;
}

/** Somebody gets a box of spices every month. */
export interface Subscription extends SubmissionRecord<SubscriptionStatus> {
  level: SpiceLevel;
  userType: UserType;
  /** Only for shareholders. */
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
  /** Per month, in rupees. */
  total: number;
  /** Absent for cash on delivery. */
  payment?: Payment;
  /** Computed from the history and stored with it, so that the boxes of a day can be found by an index. */
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

/** Indexes for listing and counting the boxes of a day, and for finding subscriptions without box days. */
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
  // Effects may have empty content, which mongoose would otherwise drop.
  { collection: 'subscriptions', versionKey: false, strict: 'throw', minimize: false },
);

addSubmissionIndexes(subscriptionSchema, ['status']);
subscriptionSchema.index({ 'payment.orderId': 1 }, { name: 'payment_order' });
// No further fields: some databases would then not read along it in order.
subscriptionSchema.index({ pinCode: 1, nameKey: 1 }, { name: BOXES_BY_PIN_CODE });
// Its other fields are for servers of the previous version, which name it when they count.
subscriptionSchema.index(
  { 'boxes.until': 1, 'boxes.from': 1, combo: 1, quantity: 1, total: 1 },
  { name: BOXES_COUNTED },
);
