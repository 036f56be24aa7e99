import { color } from 'frontend-shared/theme/tokens';
import type { CheckoutResult, OpenPayment } from '../stored-payment';
import type { CheckoutOptions } from './razorpay-checkout';

interface CheckoutHandlers {
  paid: (returned: CheckoutResult) => void;
  dismissed: () => void;
}

/**
 * The options with which Razorpay's checkout is opened for an order.
 * @param shop name of the company and description of the order, as Razorpay shows them
 */
export function checkoutOptions(
  { key, order, payer }: OpenPayment,
  shop: { name: string; description: string },
  handlers: CheckoutHandlers,
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
    handler: (returned) => handlers.paid(paymentProof(returned)),
    modal: { ondismiss: handlers.dismissed, confirm_close: true },
  };
}

/** The proof of payment in the checkout's result: Razorpay may add properties, which our API rejects. */
function paymentProof(returned: CheckoutResult): CheckoutResult {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = returned;
  return { razorpay_order_id, razorpay_payment_id, razorpay_signature };
}
