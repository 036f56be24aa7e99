import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useEffect, useRef, useState } from 'react';
import { checkPaymentStatus, confirmPayment } from './payment-requests';
import { settle, storeCheckoutResult } from './payment-store';
import { checkoutOptions } from './razorpay/checkout-options';
import { type Checkout, openCheckout } from './razorpay/razorpay-checkout';
import type { AwaitingConfirmation, CheckoutResult, OpenPayment } from './stored-payment';

/**
 * Current activity: a request for the payment status (`confirming`), loading the checkout (`opening`), the open
 * checkout (`open`), or a status request before switching to cash on delivery (`switchingToCash`).
 */
export type PaymentPhase = 'ready' | 'opening' | 'open' | 'confirming' | 'switchingToCash';

/**
 * Why the order is not paid, as far as this page knows. `statusUnknown`: the server cannot be reached. `unconfirmed`
 * and `disputed` follow a payment: the server could not be reached, or rejects what the checkout returned. The payer is
 * then not asked to pay again.
 */
export type PaymentProblem =
  | 'refused'
  | 'closed'
  | 'unreachable'
  | 'statusUnknown'
  | 'unconfirmed'
  | 'disputed';

/**
 * Handles an open payment until it is settled. All attempts pay the same order; the outcome is stored with the payment.
 * @param shop name of the company and description of the order, as Razorpay shows them
 */
export function useOnlinePayment(
  payment: OpenPayment | AwaitingConfirmation,
  shop: { name: string; description: string },
) {
  const locale = useLocale();
  // The payment status is requested on mount.
  const [phase, setPhase] = useState<PaymentPhase>('confirming');
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const checkout = useRef<Checkout | undefined>(undefined);
  const phaseCount = useRef(0);
  const orderId = payment.state === 'open' ? payment.order.id : payment.returned.razorpay_order_id;

  /**
   * Starts a phase.
   * @returns a function that tells whether it is still the current one: a payment may come from an abandoned checkout
   */
  const startPhase = (next: PaymentPhase) => {
    phaseCount.current += 1;
    const count = phaseCount.current;
    setPhase(next);
    setProblem(null);
    return () => count === phaseCount.current;
  };
  const stop = (why: PaymentProblem | null) => {
    setPhase('ready');
    setProblem(why);
  };

  const checkStatus = () => checkPaymentStatus(orderId, locale);

  const confirm = async (returned: CheckoutResult) => {
    const isCurrent = startPhase('confirming');
    const outcome = await confirmPayment(returned, orderId, locale);
    if (outcome !== 'paid' && isCurrent()) stop(outcome);
  };

  /** Handles a checkout that was closed without returning a payment. */
  const handleReturn = async (why: PaymentProblem) => {
    const isCurrent = startPhase('confirming');
    const status = await checkStatus();
    if (status !== 'ended' && isCurrent()) stop(status === 'due' ? why : 'statusUnknown');
  };

  /** Opens Razorpay's checkout, unless the order was paid, cancelled or delivered for cash in the meantime. */
  const pay = async () => {
    if (payment.state !== 'open') return;
    const isCurrent = startPhase('opening');
    const status = await checkStatus();
    if (!isCurrent()) return;
    if (status === 'unknown') stop('statusUnknown');
    if (status !== 'due') return;
    let refused = false;
    const options = checkoutOptions(payment, shop, {
      paid: (returned) => {
        // Stored first: the proof of payment must survive this page.
        storeCheckoutResult(returned);
        void confirm(returned);
      },
      dismissed: () => {
        if (isCurrent()) void handleReturn(refused ? 'refused' : 'closed');
      },
    });
    try {
      checkout.current = await openCheckout(options, () => {
        refused = true;
      });
      if (isCurrent()) setPhase('open');
    } catch {
      if (isCurrent()) stop('unreachable');
    }
  };

  /** Closes a checkout that was opened but is not visible. */
  const closeCheckout = async () => {
    const statusChecked = handleReturn('closed');
    checkout.current?.close?.();
    await statusChecked;
  };

  /** Switches to cash on delivery, unless a payment has gone through in the meantime. */
  const payOnDelivery = async () => {
    const isCurrent = startPhase('switchingToCash');
    const status = await checkStatus();
    if (!isCurrent()) return;
    if (status === 'due') settle('onDelivery');
    if (status === 'unknown') stop('statusUnknown');
  };

  /** Asks the server again to confirm the returned payment. */
  const checkAgain = async () => {
    if (payment.state === 'returned') await confirm(payment.returned);
  };

  const checkOnArrival = async () => {
    if (payment.state === 'returned') return confirm(payment.returned);
    // If the server cannot be reached now, the button press asks again.
    const isCurrent = startPhase('confirming');
    if ((await checkStatus()) !== 'ended' && isCurrent()) stop(null);
  };
  const arrival = useRef(checkOnArrival);
  useEffect(() => {
    void arrival.current();
  }, []);

  return { phase, problem, pay, closeCheckout, payOnDelivery, checkAgain };
}
