import { ApiError } from 'frontend-shared/api-error';
import type { components } from 'frontend-shared/api-types.generated';
import { useLocale } from 'frontend-shared/locale-context';
import { color } from 'frontend-shared/tokens';
import { upload } from 'frontend-shared/upload';
import { useEffect, useRef, useState } from 'react';
import { notePayment, type OpenPayment, type ReturnedPayment, usePayment } from './open-payment';
import { openCheckout } from './razorpay-checkout';

type Schemas = components['schemas'];

/** What the payer waits for: the checkout to come, the payer in it, the server to confirm. */
export type PaymentPhase = 'ready' | 'opening' | 'open' | 'confirming';

/**
 * Why the order is not paid, as far as this page knows. `unconfirmed` and `disputed` come after a payment: the server
 * could not be asked, or does not accept what the checkout returned. Nobody is then asked for the money again.
 */
export type PaymentProblem = 'refused' | 'closed' | 'unreachable' | 'unconfirmed' | 'disputed';

/** Answers by which the server says that a payment is not right, rather than that it cannot say. */
const DISPUTED = [400, 404];

/**
 * Takes an open payment to its end. Every try pays the same order; how it ended is noted with the payment.
 * @param shop the company, and what is paid for, as Razorpay shows them
 */
export function useOnlinePayment(payment: OpenPayment, shop: { name: string; description: string }) {
  const locale = useLocale();
  const [phase, setPhase] = useState<PaymentPhase>('ready');
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  const refused = useRef(false);

  /** Whether the server knows it as paid: Razorpay tells it as well. */
  const isPaid = async () => {
    const question = { razorpay_order_id: payment.order.id };
    const ask = upload<Schemas['PaymentStatusAnswer']>('/api/payments/razorpay/status', question, { locale });
    return ask.then(
      ({ data }) => data.payment === 'paid',
      () => false,
    );
  };

  const confirm = async (returned: ReturnedPayment) => {
    setPhase('confirming');
    setProblem(null);
    try {
      await upload('/api/payments/razorpay/verify', proofIn(returned), { locale });
      return notePayment({ state: 'paid', returned: undefined });
    } catch (error) {
      if (await isPaid()) return notePayment({ state: 'paid', returned: undefined });
      setProblem(error instanceof ApiError && DISPUTED.includes(error.status) ? 'disputed' : 'unconfirmed');
      setPhase('ready');
    }
  };

  const closed = async () => {
    if (usePayment.getState().payment?.returned) return;
    if (await isPaid()) return notePayment({ state: 'paid' });
    setProblem(refused.current ? 'refused' : 'closed');
    setPhase('ready');
  };

  /** Opens Razorpay's checkout. */
  const pay = async () => {
    setPhase('opening');
    setProblem(null);
    refused.current = false;
    const { key, order, payer } = payment;
    const options = {
      key,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      ...shop,
      prefill: { name: payer.name, email: payer.email, contact: `+91${payer.mobile}` },
      retry: { enabled: true },
      theme: { color: color.ink },
      handler: (returned: ReturnedPayment) => {
        // First of all: what proves the payment must outlive this page.
        notePayment({ returned: proofIn(returned) });
        void confirm(returned);
      },
      modal: { ondismiss: () => void closed(), confirm_close: true },
    };
    try {
      await openCheckout(options, () => {
        refused.current = true;
      });
      setPhase((now) => (now === 'opening' ? 'open' : now));
    } catch {
      setProblem('unreachable');
      setPhase('ready');
    }
  };

  /** Pays in cash instead. A payment that went through meanwhile counts. */
  const payOnDelivery = async () => {
    setPhase('confirming');
    notePayment({ state: (await isPaid()) ? 'paid' : 'onDelivery' });
  };

  /** Asks the server again whether what the checkout returned counts. */
  const checkAgain = async () => {
    if (payment.returned) await confirm(payment.returned);
  };

  const arrive = async () => {
    if (payment.returned) await confirm(payment.returned);
    else if (await isPaid()) notePayment({ state: 'paid' });
  };
  const arrival = useRef(arrive);
  useEffect(() => {
    void arrival.current();
  }, []);

  return { phase, problem, pay, payOnDelivery, checkAgain };
}

/** What proves a payment, of all that the checkout hands over: Razorpay may add names of its own, which our API refuses. */
function proofIn(returned: ReturnedPayment): ReturnedPayment {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = returned;
  return { razorpay_order_id, razorpay_payment_id, razorpay_signature };
}
