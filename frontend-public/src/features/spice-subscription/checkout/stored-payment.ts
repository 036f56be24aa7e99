import type { components } from 'frontend-shared/api/types.generated';
import { isRecord, sessionItem } from '../../../forms/state/stored/session-item';

type Schemas = components['schemas'];
/** What Razorpay's checkout hands over after a payment. */
export type CheckoutResult = Schemas['CheckoutResultForm'];

/** What the result of an order shows. */
export interface Ordered {
  receipt: Schemas['SubscriptionReceipt'];
  combo: string;
  quantity: string;
}

/** A stored subscription whose first box is to be paid online. */
export interface OpenPayment extends Ordered {
  state: 'open';
  /** Public key for Razorpay's checkout. */
  key: string;
  order: Schemas['CheckoutOrder'];
  /** What Razorpay asks the payer for. */
  payer: { name: string; email: string; mobile: string };
  /** When it was handed over, in ms since 1970. */
  since: number;
}

/** One for which the checkout has returned a payment, until the server has confirmed it. */
export interface AwaitingConfirmation extends Ordered {
  state: 'returned';
  returned: CheckoutResult;
}

/**
 * One that is not to be paid online any more, so that nothing of the payer is kept with it. `onDelivery`: the payer prefers
 * to pay in cash; for the server it is simply not paid. `gone`: the server knows no such order that could be paid.
 * `refunded`: its payment was given back.
 */
export interface SettledOrder extends Ordered {
  state: 'paid' | 'onDelivery' | 'gone' | 'refunded';
}

const SETTLED: readonly SettledOrder['state'][] = ['paid', 'onDelivery', 'gone', 'refunded'];

export type StoredPayment = OpenPayment | AwaitingConfirmation | SettledOrder;

/** An order that nobody has paid for so long, in ms, is paid on delivery; who ordered is then no business of this tab. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** What this tab stores; what is too old, or was written by an older version, is removed. */
export const storedPayment = sessionItem<StoredPayment>('spice-payment', (stored) =>
  isOrdered(stored) && isWhole(stored) ? stored : null,
);

function isOrdered(stored: Record<string, unknown>): stored is Ordered & Record<string, unknown> {
  if (!isRecord(stored.receipt)) return false;
  const { reference, total, nextDelivery, createdAt } = stored.receipt;
  return (
    areTexts(reference, nextDelivery, createdAt, stored.combo, stored.quantity) && typeof total === 'number'
  );
}

function isWhole(
  stored: Ordered & Record<string, unknown>,
): stored is Ordered & StoredPayment & Record<string, unknown> {
  const { state, key, order, payer, since, returned } = stored;
  if (state === 'returned') return isRecord(returned) && areTexts(...Object.values(returned));
  if (state !== 'open') return SETTLED.some((one) => one === state);
  if (!isRecord(order) || !isRecord(payer) || typeof since !== 'number') return false;
  return areTexts(key, order.id, payer.name, payer.email, payer.mobile) && Date.now() - since < STALE_MS;
}

const areTexts = (...stored: unknown[]) => stored.every((one) => typeof one === 'string');
