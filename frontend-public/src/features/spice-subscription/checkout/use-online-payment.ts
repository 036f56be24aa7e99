import { ApiError } from 'frontend-shared/api/error';
import type { components } from 'frontend-shared/api/types.generated';
import { postJson } from 'frontend-shared/api/upload';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { color } from 'frontend-shared/theme/tokens';
import { useEffect, useRef, useState } from 'react';
import { settle, storeCheckoutResult } from './payment-store';
import { type Checkout, type CheckoutOptions, openCheckout } from './razorpay-checkout';
import type { AwaitingConfirmation, CheckoutResult, OpenPayment } from './stored-payment';

type Schemas = components['schemas'];

/**
 * What is going on: a request for the payment status (`confirming`), loading the checkout (`opening`), the open
 * checkout (`open`), or a status request before switching to cash on delivery (`switchingToCash`).
 */
export type PaymentPhase = 'ready' | 'opening' | 'open' | 'confirming' | 'switchingToCash';

/**
 * Why the order is not paid, as far as this page knows. `unasked`: the server cannot be reached. `unconfirmed` and
 * `disputed` follow a payment: the server could not be reached, or rejects what the checkout returned. The payer is
 * then not asked to pay again.
 */
export type PaymentProblem = 'refused' | 'closed' | 'unreachable' | 'unasked' | 'unconfirmed' | 'disputed';

/** Statuses with which the server rejects a payment, as opposed to being unable to check it. */
const DISPUTED = [400, 404];

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
  const turn = useRef(0);
  const orderId = payment.state === 'open' ? payment.order.id : payment.returned.razorpay_order_id;

  /**
   * Starts a phase.
   * @returns a function that tells whether it is still the current one: a payment may come from an abandoned checkout
   */
  const begin = (next: PaymentPhase) => {
    turn.current += 1;
    const mine = turn.current;
    setPhase(next);
    setProblem(null);
    return () => mine === turn.current;
  };
  const stop = (why: PaymentProblem | null) => {
    setPhase('ready');
    setProblem(why);
  };

  /**
   * Requests the payment status of the order, and settles the payment when it is paid or can no longer be paid.
   *
   * @param isPaid whether the checkout has returned a payment: an order that cannot be started any more may still count
   */
  const ask = async (isPaid = false): Promise<'due' | 'ended' | 'unknown'> => {
    try {
      const question = { razorpay_order_id: orderId };
      const path = '/api/payments/razorpay/status';
      const { data } = await postJson<Schemas['PaymentStatusAnswer']>(path, question, { locale });
      if (data.payment !== 'paid' && data.payment !== 'refunded') return 'due';
      settle(data.payment);
      return 'ended';
    } catch (error) {
      if (isPaid || !(error instanceof ApiError && error.status === 404)) return 'unknown';
      settle('gone');
      return 'ended';
    }
  };

  const confirm = async (returned: CheckoutResult) => {
    const goesOn = begin('confirming');
    try {
      const path = '/api/payments/razorpay/verify';
      const { data } = await postJson<Schemas['PaymentConfirmed']>(path, { ...returned }, { locale });
      if (data.payment === 'paid') settle('paid');
      else if (goesOn()) stop('unconfirmed');
    } catch (error) {
      // Razorpay notifies the server too, so the status may be known.
      await ask(!(error instanceof ApiError && error.status === 404));
      const disputed = error instanceof ApiError && DISPUTED.includes(error.status);
      if (goesOn()) stop(disputed ? 'disputed' : 'unconfirmed');
    }
  };

  /** Handles a checkout that was closed without returning a payment. */
  const comeBack = async (why: PaymentProblem) => {
    const goesOn = begin('confirming');
    const standing = await ask();
    if (standing !== 'ended' && goesOn()) stop(standing === 'due' ? why : 'unasked');
  };

  /** Opens Razorpay's checkout, unless the order was paid, cancelled or delivered for cash in the meantime. */
  const pay = async () => {
    if (payment.state !== 'open') return;
    const goesOn = begin('opening');
    const standing = await ask();
    if (!goesOn()) return;
    if (standing === 'unknown') stop('unasked');
    if (standing !== 'due') return;
    let refused = false;
    const options = checkoutOptions(payment, shop, {
      paid: (returned) => {
        // Stored first: the proof of payment must survive this page.
        storeCheckoutResult(returned);
        void confirm(returned);
      },
      dismissed: () => {
        if (goesOn()) void comeBack(refused ? 'refused' : 'closed');
      },
    });
    try {
      checkout.current = await openCheckout(options, () => {
        refused = true;
      });
      if (goesOn()) setPhase('open');
    } catch {
      if (goesOn()) stop('unreachable');
    }
  };

  /** Closes a checkout that was opened but is not visible. */
  const giveUp = async () => {
    const back = comeBack('closed');
    checkout.current?.close?.();
    await back;
  };

  /** Switches to cash on delivery, unless a payment has gone through in the meantime. */
  const payOnDelivery = async () => {
    const goesOn = begin('switchingToCash');
    const standing = await ask();
    if (!goesOn()) return;
    if (standing === 'due') settle('onDelivery');
    if (standing === 'unknown') stop('unasked');
  };

  /** Asks the server again to confirm the returned payment. */
  const checkAgain = async () => {
    if (payment.state === 'returned') await confirm(payment.returned);
  };

  const arrive = async () => {
    if (payment.state === 'returned') return confirm(payment.returned);
    // If the server cannot be reached now, the button press asks again.
    const goesOn = begin('confirming');
    if ((await ask()) !== 'ended' && goesOn()) stop(null);
  };
  const arrival = useRef(arrive);
  useEffect(() => {
    void arrival.current();
  }, []);

  return { phase, problem, pay, giveUp, payOnDelivery, checkAgain };
}

interface Heard {
  paid: (returned: CheckoutResult) => void;
  dismissed: () => void;
}

function checkoutOptions(
  { key, order, payer }: OpenPayment,
  shop: { name: string; description: string },
  heard: Heard,
): CheckoutOptions {
  return {
    key,
    order_id: order.id,
    amount: order.amount,
    currency: order.currency,
    ...shop,
    prefill: { name: payer.name, email: payer.email, contact: `+91${payer.mobile}` },
    retry: { enabled: true },
    theme: { color: color.ink },
    handler: (returned) => heard.paid(proofIn(returned)),
    modal: { ondismiss: heard.dismissed, confirm_close: true },
  };
}

/** The proof of payment in the checkout's result: Razorpay may add properties, which our API rejects. */
function proofIn(returned: CheckoutResult): CheckoutResult {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = returned;
  return { razorpay_order_id, razorpay_payment_id, razorpay_signature };
}
