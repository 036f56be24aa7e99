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
 * and `disputed` follow a payment: it has not arrived yet or the server could not be reached, or the server rejects what
 * the checkout returned. The payer is then not asked to pay again.
 */
export type PaymentProblem =
  | 'refused'
  | 'closed'
  | 'unreachable'
  | 'statusUnknown'
  | 'unconfirmed'
  | 'disputed';

/** Problems by the status with which an order is neither to be paid nor settled. */
const PROBLEMS = { approved: 'unconfirmed', unknown: 'statusUnknown' } as const;

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
  const [isApproved, setIsApproved] = useState(false);
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

  const checkStatus = async () => {
    const status = await checkPaymentStatus(orderId, locale);
    if (status !== 'unknown') setIsApproved(status === 'approved');
    return status;
  };

  const confirm = async (returned: CheckoutResult) => {
    const isCurrent = startPhase('confirming');
    const outcome = await confirmPayment(returned, orderId, locale);
    if (outcome !== 'paid' && isCurrent()) stop(outcome);
  };

  /** Asks for the status, for example after the checkout was closed. @param whyDue why the order is still to be paid */
  const askForStatus = async (whyDue: PaymentProblem | null) => {
    const isCurrent = startPhase('confirming');
    const status = await checkStatus();
    if (status !== 'ended' && isCurrent()) stop(status === 'due' ? whyDue : PROBLEMS[status]);
  };

  /** Opens Razorpay's checkout, unless the order was paid, cancelled or delivered for cash in the meantime. */
  const pay = async () => {
    if (payment.state !== 'open') return;
    const isCurrent = startPhase('opening');
    const status = await checkStatus();
    if (!isCurrent()) return;
    if (status === 'unknown' || status === 'approved') stop(PROBLEMS[status]);
    if (status !== 'due') return;
    let refused = false;
    const options = checkoutOptions(payment, shop, {
      paid: (returned) => {
        // Stored first: the proof of payment must survive this page.
        storeCheckoutResult(returned);
        void confirm(returned);
      },
      dismissed: () => {
        if (isCurrent()) void askForStatus(refused ? 'refused' : 'closed');
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
    const statusChecked = askForStatus('closed');
    checkout.current?.close?.();
    await statusChecked;
  };

  /** Switches to cash on delivery, unless a payment has gone through in the meantime. */
  const payOnDelivery = async () => {
    const isCurrent = startPhase('switchingToCash');
    const status = await checkStatus();
    if (!isCurrent()) return;
    if (status === 'due') settle('onDelivery');
    if (status === 'unknown' || status === 'approved') stop(PROBLEMS[status]);
  };

  /** Asks the server again about the payment that has not been confirmed. */
  const checkAgain = () => (payment.state === 'returned' ? confirm(payment.returned) : askForStatus(null));

  const checkOnArrival = async () => {
    if (payment.state === 'returned') return confirm(payment.returned);
    // If the server cannot be reached now, the button press asks again.
    const isCurrent = startPhase('confirming');
    const status = await checkStatus();
    if (status !== 'ended' && isCurrent()) stop(status === 'approved' ? PROBLEMS.approved : null);
  };
  const arrival = useRef(checkOnArrival);
  useEffect(() => {
    void arrival.current();
  }, []);

  // From then on no second payment may be made.
  const isMade = payment.state === 'returned' || isApproved;
  return { phase, problem, isMade, pay, closeCheckout, payOnDelivery, checkAgain };
}
