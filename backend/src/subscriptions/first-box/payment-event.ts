/** An event of Razorpay about one of our orders. */
export interface PaymentEvent {
  /** Razorpay's name: `payment.captured`. */
  name: string;
  /**
   * `authorized`: the bank has approved the payment, but it is not captured yet. `refunded`: it was refunded, maybe only
   * in part.
   */
  outcome: 'paid' | 'authorized' | 'failed' | 'refunded';
  orderId: string;
  paymentId: string;
  /** Of the payment, in paise: including a fee that the payer bears, minus a discount. */
  amount: number;
  currency: string;
  /** The order within the event; only `order.paid` has it. */
  order?: OrderInEvent;
  /** All that was refunded of the payment so far; only `refund.processed` has it. */
  refund?: RefundInEvent;
}

export interface RefundInEvent {
  isFull: boolean;
  /** In paise. */
  amount: number;
}

/** Amounts in paise. */
export interface OrderInEvent {
  /** Amount of the order. */
  amount: number;
  /** Amount received. */
  paid: number;
  currency: string;
}

/** Events that change a payment. */
const OUTCOMES: ReadonlyMap<string, PaymentEvent['outcome']> = new Map([
  ['payment.authorized', 'authorized'],
  ['payment.captured', 'paid'],
  ['order.paid', 'paid'],
  ['payment.failed', 'failed'],
  ['refund.processed', 'refunded'],
]);

const ORDER_ID = /^order_[A-Za-z0-9]{1,40}$/;
const PAYMENT_ID = /^pay_[A-Za-z0-9]{1,40}$/;

/** The event in a webhook's body; undefined when it is about something else or has an unknown form. */
export function readPaymentEvent(body: Buffer): PaymentEvent | undefined {
  const { event, payload } = parsed(body);
  const { payment, order } = payload ?? {};
  const { id, order_id, amount, currency } = payment?.entity ?? {};
  const name = textOf(event);
  const outcome = OUTCOMES.get(name);
  if (outcome === undefined || !matches(order_id, ORDER_ID) || !matches(id, PAYMENT_ID)) return undefined;
  return {
    name,
    outcome,
    orderId: order_id,
    paymentId: id,
    amount: amountOf(amount),
    currency: textOf(currency),
    order: readOrder(order?.entity),
    ...(outcome === 'refunded' && { refund: readRefund(payment?.entity) }),
  };
}

function readRefund({ refund_status, amount_refunded }: Entity = {}): RefundInEvent {
  return { isFull: refund_status === 'full', amount: amountOf(amount_refunded) };
}

function readOrder(entity: Entity | null | undefined): OrderInEvent | undefined {
  if (!entity) return undefined;
  const { amount, amount_paid, currency } = entity;
  return { amount: amountOf(amount), paid: amountOf(amount_paid), currency: textOf(currency) };
}

type Entity = Record<string, unknown>;

interface EventBody {
  event?: unknown;
  payload?: { payment?: { entity?: Entity }; order?: { entity?: Entity } };
}

function parsed(body: Buffer): EventBody {
  try {
    return (JSON.parse(body.toString('utf8')) as EventBody | null) ?? {};
  } catch {
    return {};
  }
}

function matches(value: unknown, pattern: RegExp): value is string {
  return typeof value === 'string' && pattern.test(value);
}

/** Empty for anything but a text: `String` throws for some objects. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function amountOf(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}
