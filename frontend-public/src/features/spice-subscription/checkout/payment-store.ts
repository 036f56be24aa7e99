import { create } from 'zustand';
import {
  type CheckoutResult,
  type OpenPayment,
  type Ordered,
  type SettledOrder,
  type StoredPayment,
  storedPayment,
} from './stored-payment';

/** The payment of this tab; undefined until the tab's storage was looked at. */
export const usePayment = create<{ payment: StoredPayment | null | undefined }>()(() => ({
  payment: undefined,
}));

/** Reads what this tab keeps: in a new document, and in one that the browser brings back as it was left. */
export function recallPayment(): void {
  usePayment.setState({ payment: storedPayment.load() });
}

/**
 * Keeps a payment for the document that takes it. Where the browser keeps nothing that document could not know the
 * order, so the box is then paid on delivery.
 */
export function storeOpenPayment(payment: Omit<OpenPayment, 'state' | 'since'>): void {
  const open: OpenPayment = { ...payment, state: 'open', since: Date.now() };
  usePayment.setState({ payment: storedPayment.save(open) ? open : settled(payment, 'onDelivery') });
}

/** Notes what the checkout returned: from now on it is confirmed, and not paid a second time. */
export function storeCheckoutResult(returned: CheckoutResult): void {
  const { payment } = usePayment.getState();
  if (payment && payment.state !== 'paid') note({ ...ordered(payment), state: 'returned', returned });
}

/** Notes how it ended. What was paid stays so, and money that the checkout has taken is called paid or refunded only. */
export function settle(state: SettledOrder['state']): void {
  const { payment } = usePayment.getState();
  if (!payment || payment.state === 'paid') return;
  const isServersWord = state === 'paid' || state === 'refunded';
  if (payment.state === 'open' || isServersWord) note(settled(payment, state));
}

/** Its page was left: a result is shown once, an order that waits is kept. */
export function leavePayment(): void {
  const { payment } = usePayment.getState();
  if (payment && isSettled(payment)) forgetPayment();
}

/** Nothing of it stays in this tab. */
export function forgetPayment(): void {
  storedPayment.clear();
  usePayment.setState({ payment: null });
}

/** Whether there is nothing more to be done about the payment. */
export function isSettled(payment: StoredPayment): payment is SettledOrder {
  return payment.state !== 'open' && payment.state !== 'returned';
}

function note(payment: StoredPayment): void {
  storedPayment.save(payment);
  usePayment.setState({ payment });
}

const ordered = ({ receipt, combo, quantity }: Ordered): Ordered => ({ receipt, combo, quantity });

const settled = (payment: Ordered, state: SettledOrder['state']): SettledOrder => ({
  ...ordered(payment),
  state,
});
