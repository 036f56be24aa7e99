/** What an event of Razorpay says about one of our orders. */
export interface PaymentEvent {
  /** Razorpay's name: `payment.captured`. */
  name: string;
  outcome: 'paid' | 'failed';
  orderId: string;
  paymentId: string;
  /** In paise. */
  amount: number;
  currency: string;
}

/** Events that change a payment's state; others, such as `payment.authorized`, are a step on the way. */
const OUTCOMES: Readonly<Record<string, PaymentEvent['outcome']>> = {
  'payment.captured': 'paid',
  'order.paid': 'paid',
  'payment.failed': 'failed',
};

const ORDER_ID = /^order_[A-Za-z0-9]{1,40}$/;
const PAYMENT_ID = /^pay_[A-Za-z0-9]{1,40}$/;

/** The event in a webhook's body; undefined when it is about something else or not formed as we know it. */
export function readPaymentEvent(body: Buffer): PaymentEvent | undefined {
  const { event, payload } = parsed(body);
  const { id, order_id, amount, currency } = payload?.payment?.entity ?? {};
  const outcome = OUTCOMES[String(event)];
  if (outcome === undefined || !matches(order_id, ORDER_ID) || !matches(id, PAYMENT_ID)) return undefined;
  return {
    name: String(event),
    outcome,
    orderId: order_id,
    paymentId: id,
    amount: Number(amount),
    currency: String(currency),
  };
}

interface EventBody {
  event?: unknown;
  payload?: { payment?: { entity?: Record<string, unknown> } };
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
