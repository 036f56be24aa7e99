import { ApiProperty } from '@nestjs/swagger';
import { HistoryView, historyView } from '../../submissions/record/dto/history.view.js';
import { RecordView, recordView } from '../../submissions/record/dto/record.view.js';
import { paymentsToRefund } from '../first-box/payment-rules.js';
import { lastBoxOf } from '../last-box.js';
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  SPICE_COMBOS,
  SPICE_LEVELS,
  type SpiceCombo,
  type SpiceLevel,
  USER_TYPES,
  type UserType,
} from '../spice-packs.js';
import {
  PAYMENT_STATES,
  type Payment,
  type PaymentState,
  type Subscription,
} from '../subscription.schema.js';
import { nextBoxDayOf } from '../subscription-kind.js';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../subscription-status.js';

const status = { enum: SUBSCRIPTION_STATUSES, enumName: 'SubscriptionStatus' };

/** An entry in the history of a subscription. */
export class SubscriptionHistoryView extends HistoryView {
  @ApiProperty({ ...status, example: 'paused' })
  status!: SubscriptionStatus;
}

/** A payment approved by the bank but not captured yet. */
export class AuthorizedPaymentView {
  @ApiProperty({ description: 'Razorpay’s payment id.', example: 'pay_NXy9aTq4rW5j6L' })
  paymentId!: string;

  @ApiProperty({ example: '2025-01-05T10:17:58.000Z' })
  since!: Date;
}

/** The online payment of the first box. */
export class PaymentView {
  @ApiProperty({
    enum: PAYMENT_STATES,
    enumName: 'PaymentState',
    description:
      '`failed`: the last attempt failed; another may still succeed. `refunded`: it was paid and fully refunded.',
    example: 'paid',
  })
  state!: PaymentState;

  @ApiProperty({ type: 'integer', description: 'Amount in paise.', example: 200_000 })
  amount!: number;

  @ApiProperty({ required: false, description: 'Razorpay’s order id.', example: 'order_NXy8zQm1pV2h3K' })
  orderId?: string;

  @ApiProperty({
    required: false,
    description: 'Razorpay’s payment id, once paid; also after a refund.',
    example: 'pay_NXy9aTq4rW5j6L',
  })
  paymentId?: string;

  @ApiProperty({ required: false, example: '2025-01-05T10:18:02.000Z' })
  paidAt?: Date;

  @ApiProperty({
    required: false,
    description:
      'A payment approved by the payer’s bank but not captured by Razorpay yet. It is captured, usually within seconds, or returned to the payer.',
  })
  authorized?: AuthorizedPaymentView;

  @ApiProperty({
    required: false,
    type: [String],
    description:
      'Ids of Razorpay payments to refund: paid after the subscription was cancelled, for a first box that never left because of the cancellation, or in addition to the payment that counted.',
    example: ['pay_NXyA2Zr7tE8k9M'],
  })
  toRefund?: string[];

  @ApiProperty({
    required: false,
    format: 'date',
    description:
      'Delivery day of the first box, if that came back although it is paid: it has to be sent again, or `paymentId` refunded.',
    example: '2025-01-15',
  })
  owedBox?: string;
}

/** A box that left on the very day of a pause or a cancellation. */
export class LastBoxView {
  @ApiProperty({ format: 'date', description: 'Day on which it left.', example: '2025-01-15' })
  day!: string;

  @ApiProperty({
    type: 'integer',
    description: 'Cash to be collected for it, in rupees; 0 when it was paid online.',
    example: 2000,
  })
  cash!: number;
}

/** A subscription as administrators see it. */
export class SubscriptionView extends RecordView {
  @ApiProperty({ description: 'Human-readable reference of the record.', example: 'SP-7K3M9Q' })
  reference!: string;

  @ApiProperty({ ...status, example: 'active' })
  status!: SubscriptionStatus;

  @ApiProperty({ enum: SPICE_LEVELS, description: 'Level, derived from `combo`.', example: 'Premium' })
  level!: SpiceLevel;

  @ApiProperty({ enum: USER_TYPES, enumName: 'UserType' })
  userType!: UserType;

  @ApiProperty({ required: false, description: 'RM or PW id; only for shareholders.', example: 'RM-10482' })
  rmPwId?: string;

  @ApiProperty({ example: 'Asha Kumari' })
  name!: string;

  @ApiProperty({ example: 'asha@example.org' })
  email!: string;

  @ApiProperty({ example: 'House 7, Station Road, Hajipur, Bihar' })
  address!: string;

  @ApiProperty({ example: '844101' })
  pinCode!: string;

  @ApiProperty({ example: '9876543210' })
  mobile!: string;

  @ApiProperty({ required: false, example: '9123456780' })
  altMobile?: string;

  @ApiProperty({ enum: SPICE_COMBOS, enumName: 'SpiceCombo' })
  combo!: SpiceCombo;

  @ApiProperty({ type: 'integer', example: 1 })
  quantity!: number;

  @ApiProperty({ enum: PAYMENT_METHODS, enumName: 'PaymentMethod' })
  paymentMethod!: PaymentMethod;

  @ApiProperty({ type: 'integer', description: 'Total for one month, in rupees.', example: 2000 })
  total!: number;

  @ApiProperty({
    required: false,
    description: 'Online payment of the first box; absent for cash on delivery.',
  })
  payment?: PaymentView;

  @ApiProperty({
    required: false,
    format: 'date',
    description: 'Day of the next delivery; absent while paused and once cancelled.',
    example: '2025-01-15',
  })
  nextDelivery?: string;

  @ApiProperty({
    required: false,
    description:
      'Box that is still delivered although the subscription is paused or cancelled, because it left on the day of that change.',
  })
  lastBox?: LastBoxView;

  @ApiProperty({
    type: [SubscriptionHistoryView],
    description: 'Changes of status, oldest first, starting with the submission.',
  })
  history!: SubscriptionHistoryView[];
}

/** The API's view of a record. @param owedBox day of a paid first box that came back */
export function subscriptionView(record: Subscription, owedBox?: string): SubscriptionView {
  const { level, userType, rmPwId, name, email, address, pinCode, mobile, altMobile } = record;
  const { combo, quantity, paymentMethod, total, payment } = record;
  return Object.assign(recordView(record), {
    level,
    userType,
    rmPwId,
    name,
    email,
    address,
    pinCode,
    mobile,
    altMobile,
    combo,
    quantity,
    paymentMethod,
    total,
    payment: payment && paymentView(record, payment, owedBox),
    nextDelivery: nextBoxDayOf(record),
    lastBox: lastBoxOf(record, record.status),
    history: historyView(record),
  });
}

function paymentView(record: Subscription, payment: Payment, owedBox: string | undefined): PaymentView {
  const { state, amount, orderId, paymentId, paidAt, authorized } = payment;
  const toRefund = paymentsToRefund(record);
  return {
    state,
    amount,
    orderId,
    paymentId,
    paidAt,
    authorized: authorized && { paymentId: authorized.paymentId, since: authorized.since },
    ...(toRefund.length === 0 ? {} : { toRefund }),
    ...(owedBox === undefined ? {} : { owedBox }),
  };
}
