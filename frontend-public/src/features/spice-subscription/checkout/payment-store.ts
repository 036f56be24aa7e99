import { create } from 'zustand';
import {
  type CheckoutResult,
  isRefund,
  type OpenPayment,
  type OrderSummary,
  type SettledOrder,
  type StoredPayment,
  storedPayment,
} from './stored-payment';

/** The payment of this tab; undefined until session storage has been read. */
export const usePayment = create<{ payment: StoredPayment | null | undefined }>()(() => ({
  payment: undefined,
}));

/** Reads the stored payment: on load, and when the page is restored from the back/forward cache. */
export function loadPayment(): void {
  usePayment.setState({ payment: storedPayment.load() });
}

/**
 * Stores a payment for the payment page, which is a separate document. Where the browser refuses storage, that document
 * could not know the order, so the box is paid on delivery.
 */
export function storeOpenPayment(payment: Omit<OpenPayment, 'state' | 'since'>): void {
  const open: OpenPayment = { ...payment, state: 'open', since: Date.now() };
  usePayment.setState({ payment: storedPayment.save(open) ? open : settled(open, 'onDelivery') });
}

/** Stores the result of the checkout: from now on it is only confirmed, never paid a second time. */
export function storeCheckoutResult(returned: CheckoutResult): void {
  const { payment } = usePayment.getState();
  if (payment && payment.state !== 'paid') store({ ...orderOf(payment), state: 'returned', returned });
}

/**
 * Stores the final state. `paid` never changes, and after the checkout has returned a payment only `paid` or a refund
 * is accepted.
 */
export function settle(state: SettledOrder['state']): void {
  const { payment } = usePayment.getState();
  if (!payment || payment.state === 'paid') return;
  const isConfirmedByServer = state === 'paid' || isRefund(state);
  if (payment.state === 'open' || isConfirmedByServer) store(settled(payment, state));
}

/** Called when the page is left: a settled payment is removed, an open one is kept. */
export function clearSettledPayment(): void {
  const { payment } = usePayment.getState();
  if (payment && isSettled(payment)) clearPayment();
}

/** Removes the payment from this tab. */
export function clearPayment(): void {
  storedPayment.clear();
  usePayment.setState({ payment: null });
}

/** Whether nothing is left to do for the payment. */
export function isSettled(payment: StoredPayment): payment is SettledOrder {
  return payment.state !== 'open' && payment.state !== 'returned';
}

function store(payment: StoredPayment): void {
  storedPayment.save(payment);
  usePayment.setState({ payment });
}

const orderOf = ({ receipt, combo, quantity }: OrderSummary): OrderSummary => ({ receipt, combo, quantity });

const settled = (payment: StoredPayment, state: SettledOrder['state']): SettledOrder => ({
  ...orderOf(payment),
  state,
  ...(state === 'onDelivery' && payment.state === 'open' ? { orderId: payment.order.id } : {}),
});
