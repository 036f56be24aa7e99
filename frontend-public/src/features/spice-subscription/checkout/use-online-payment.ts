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
 * What the payer waits for: the state of the order from the server, the checkout to come, the payer in it, or the
 * server's word before it is paid on delivery (`switchingToCash`).
 */
export type PaymentPhase = 'ready' | 'opening' | 'open' | 'confirming' | 'switchingToCash';

/**
 * Why the order is not paid, as far as this page knows; `unasked` when the server cannot be asked. `unconfirmed` and
 * `disputed` come after a payment: the server could not be asked, or does not accept what the checkout returned. Nobody is
 * then asked for the money again.
 */
export type PaymentProblem = 'refused' | 'closed' | 'unreachable' | 'unasked' | 'unconfirmed' | 'disputed';

/** Answers by which the server says that a payment is not right, rather than that it cannot say. */
const DISPUTED = [400, 404];

/**
 * Takes an open payment to its end. Every try pays the same order; how it ended is noted with the payment.
 * @param shop the company, and what is paid for, as Razorpay shows them
 */
export function useOnlinePayment(
  payment: OpenPayment | AwaitingConfirmation,
  shop: { name: string; description: string },
) {
  const locale = useLocale();
  // On arrival the server is asked first.
  const [phase, setPhase] = useState<PaymentPhase>('confirming');
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const checkout = useRef<Checkout | undefined>(undefined);
  const turn = useRef(0);
  const orderId = payment.state === 'open' ? payment.order.id : payment.returned.razorpay_order_id;

  /** @returns whether nothing else has begun since: a payment may come from a checkout that was given up */
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
   * Asks for the state of the order; the page ends when it is paid, or cannot be paid any more.
   *
   * @param isPaid the checkout has returned a payment: one that is not to be begun any more may still count
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
      // Razorpay tells the server as well.
      await ask(!(error instanceof ApiError && error.status === 404));
      const disputed = error instanceof ApiError && DISPUTED.includes(error.status);
      if (goesOn()) stop(disputed ? 'disputed' : 'unconfirmed');
    }
  };

  /** The payer is back from the checkout, and the checkout says nothing of a payment. */
  const comeBack = async (why: PaymentProblem) => {
    const goesOn = begin('confirming');
    const standing = await ask();
    if (standing !== 'ended' && goesOn()) stop(standing === 'due' ? why : 'unasked');
  };

  /** Opens Razorpay's checkout, unless the order was paid, cancelled or delivered for cash meanwhile. */
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
        // First of all: what proves the payment must outlive this page.
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

  /** For a checkout that was opened and is not to be seen. */
  const giveUp = async () => {
    const back = comeBack('closed');
    checkout.current?.close?.();
    await back;
  };

  /** Pays in cash instead. A payment that went through meanwhile counts. */
  const payOnDelivery = async () => {
    const goesOn = begin('switchingToCash');
    const standing = await ask();
    if (!goesOn()) return;
    if (standing === 'due') settle('onDelivery');
    if (standing === 'unknown') stop('unasked');
  };

  /** Asks the server again whether what the checkout returned counts. */
  const checkAgain = async () => {
    if (payment.state === 'returned') await confirm(payment.returned);
  };

  const arrive = async () => {
    if (payment.state === 'returned') return confirm(payment.returned);
    // Whoever cannot be asked now is asked again at the press.
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

/** What proves a payment, of all that the checkout hands over: Razorpay may add names of its own, which our API refuses. */
function proofIn(returned: CheckoutResult): CheckoutResult {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = returned;
  return { razorpay_order_id, razorpay_payment_id, razorpay_signature };
}
