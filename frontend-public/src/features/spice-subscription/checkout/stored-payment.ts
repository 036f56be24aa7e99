import type { components } from 'frontend-shared/api/types.generated';
import { isRecord, sessionItem } from '../../../forms/state/stored/session-item';

type Schemas = components['schemas'];
/** What Razorpay's checkout returns after a payment. */
export type CheckoutResult = Schemas['CheckoutResultForm'];

/** The data that the result of an order shows. */
export interface OrderSummary {
  receipt: Schemas['SubscriptionReceipt'];
  combo: string;
  quantity: string;
}

/** A stored subscription whose first box is to be paid online. */
export interface OpenPayment extends OrderSummary {
  state: 'open';
  /** Public key of Razorpay's checkout. */
  key: string;
  order: Schemas['CheckoutOrder'];
  /** Contact details that prefill Razorpay's checkout. */
  payer: { name: string; email: string; mobile: string };
  /** When it was stored, in ms since 1970. */
  since: number;
}

/** An order for which the checkout has returned a payment, until the server has confirmed it. */
export interface AwaitingConfirmation extends OrderSummary {
  state: 'returned';
  returned: CheckoutResult;
}

/**
 * An order that is not paid online any more, so no contact details are stored with it. `onDelivery`: the payer switched
 * to cash; for the server the order is simply unpaid. `gone`: the server knows no such payable order. `refunded`: the
 * payment was refunded, and the order was not cancelled. `refundDue` and `refundedAndCancelled`: the order was cancelled,
 * and the payment will be or was refunded.
 */
export interface SettledOrder extends OrderSummary {
  state: 'paid' | 'onDelivery' | 'gone' | RefundState;
  /** Razorpay's id of an order that was switched to cash: a bank may still approve an earlier payment for it. */
  orderId?: string;
}

/** Outcomes of a payment that the payer gets back. */
export type RefundState = 'refunded' | 'refundDue' | 'refundedAndCancelled';

const REFUNDS: readonly SettledOrder['state'][] = ['refunded', 'refundDue', 'refundedAndCancelled'];
const SETTLED: readonly SettledOrder['state'][] = ['paid', 'onDelivery', 'gone', ...REFUNDS];

/** Whether the payer gets the money back, or has got it. */
export function isRefund(state: SettledOrder['state']): state is RefundState {
  return REFUNDS.includes(state);
}

export type StoredPayment = OpenPayment | AwaitingConfirmation | SettledOrder;

/** After this time an unpaid order counts as paid on delivery, and this tab drops its contact details. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** The payment in session storage; removed when too old or written by an older version. */
export const storedPayment = sessionItem<StoredPayment>('spice-payment', (stored) =>
  isOrderSummary(stored) && hasStateFields(stored) ? stored : null,
);

function isOrderSummary(stored: Record<string, unknown>): stored is OrderSummary & Record<string, unknown> {
  if (!isRecord(stored.receipt)) return false;
  const { reference, total, nextDelivery, createdAt } = stored.receipt;
  return (
    areStrings(reference, nextDelivery, createdAt, stored.combo, stored.quantity) && typeof total === 'number'
  );
}

function hasStateFields(
  stored: OrderSummary & Record<string, unknown>,
): stored is OrderSummary & StoredPayment & Record<string, unknown> {
  const { state, key, order, payer, since, returned, orderId } = stored;
  if (state === 'returned') return isRecord(returned) && areStrings(...Object.values(returned));
  if (state !== 'open') return SETTLED.some((one) => one === state) && areStrings(orderId ?? '');
  if (!isRecord(order) || !isRecord(payer) || typeof since !== 'number') return false;
  return areStrings(key, order.id, payer.name, payer.email, payer.mobile) && Date.now() - since < STALE_MS;
}

const areStrings = (...stored: unknown[]) => stored.every((one) => typeof one === 'string');
