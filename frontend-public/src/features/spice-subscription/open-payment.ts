import type { components } from 'frontend-shared/api-types.generated';
import { create } from 'zustand';

type Schemas = components['schemas'];
/** What Razorpay's checkout hands over after a payment. */
export type ReturnedPayment = Schemas['PaymentReturn'];

/** A stored subscription whose first box is to be paid online. */
export interface OpenPayment {
  /** Public key for Razorpay's checkout. */
  key: string;
  order: Schemas['CheckoutOrder'];
  receipt: Schemas['SubscriptionReceipt'];
  combo: string;
  quantity: string;
  /** What Razorpay asks the payer for. */
  payer: { name: string; email: string; mobile: string };
  /** What the checkout returned, until the server has confirmed it. */
  returned?: ReturnedPayment | undefined;
  /** `onDelivery`: the payer prefers to pay in cash; for the server it is simply not paid. */
  state: 'open' | 'paid' | 'onDelivery';
}

const KEY = 'spice-payment';

/** The payment of this tab; undefined until the tab's storage was looked at. */
export const usePayment = create<{ payment: OpenPayment | null | undefined }>()(() => ({
  payment: undefined,
}));

/** Reads what this tab keeps: in a new document, and in one that the browser brings back as it was left. */
export function recallPayment(): void {
  usePayment.setState({ payment: load() });
}

/**
 * Keeps a payment for the document that takes it. Where the browser keeps nothing that document could not know the
 * order, so the box is then paid on delivery.
 */
export function handOver(payment: OpenPayment): void {
  usePayment.setState({ payment: save(payment) ? payment : { ...payment, state: 'onDelivery' } });
}

/** Notes how the payment goes on. */
export function notePayment(change: Partial<OpenPayment>): void {
  const { payment } = usePayment.getState();
  if (!payment) return;
  const changed = { ...payment, ...change };
  save(changed);
  usePayment.setState({ payment: changed });
}

/** Its page was left: a result is shown once, an order that waits is kept. */
export function leavePayment(): void {
  const { payment } = usePayment.getState();
  if (payment && payment.state !== 'open') forgetPayment();
}

/** Nothing of it stays in this tab. */
export function forgetPayment(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As in `save`.
  }
  usePayment.setState({ payment: null });
}

function save(payment: OpenPayment): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(payment));
    return true;
  } catch {
    // Private windows and full storage.
    return false;
  }
}

function load(): OpenPayment | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<OpenPayment> | null;
    // Storage can hold what an older version wrote.
    const whole = stored?.key && stored.order && stored.receipt && stored.payer && stored.state;
    return whole ? (stored as OpenPayment) : null;
  } catch {
    return null;
  }
}
