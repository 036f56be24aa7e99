import { ApiError } from 'frontend-shared/api/error';
import type { components } from 'frontend-shared/api/types.generated';
import { postJson } from 'frontend-shared/api/upload';
import type { Locale } from 'frontend-shared/i18n/locale';
import { settle } from './payment-store';
import type { CheckoutResult } from './stored-payment';

type Schemas = components['schemas'];

/** Statuses with which the server rejects a payment, as opposed to being unable to check it. */
const DISPUTED = [400, 404];

/** The outcome of a payment for a cancelled order. */
const CANCELLED = { paid: 'refundDue', refunded: 'refundedAndCancelled' } as const;

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * Requests the payment status of an order, and settles the payment when it is paid or can no longer be paid.
 *
 * @param isPaid whether a payment may have gone through: then a 404 does not settle the order as gone
 * @returns `due` when it can still be paid, `approved` when the payer's bank has approved a payment that has not arrived
 *   yet, `unknown` when the server could not be asked
 */
export async function checkPaymentStatus(
  orderId: string,
  locale: Locale,
  isPaid = false,
): Promise<'due' | 'approved' | 'ended' | 'unknown'> {
  try {
    const body = { razorpay_order_id: orderId };
    const path = '/api/payments/razorpay/status';
    const { data } = await postJson<Schemas['PaymentStatusAnswer']>(path, body, { locale });
    if (data.payment === 'authorized') return 'approved';
    if (data.payment !== 'paid' && data.payment !== 'refunded') return 'due';
    settle(data.cancelled ? CANCELLED[data.payment] : data.payment);
    return 'ended';
  } catch (error) {
    if (isPaid || !isNotFound(error)) return 'unknown';
    settle('gone');
    return 'ended';
  }
}

/**
 * Has the server confirm a payment that the checkout has returned, and settles it when the server accepts it.
 *
 * @returns `disputed` when the server rejects it, `unconfirmed` when it could not be checked yet
 */
export async function confirmPayment(
  returned: CheckoutResult,
  orderId: string,
  locale: Locale,
): Promise<'paid' | 'unconfirmed' | 'disputed'> {
  try {
    const path = '/api/payments/razorpay/verify';
    const { data } = await postJson<Schemas['PaymentConfirmed']>(path, { ...returned }, { locale });
    if (data.payment !== 'paid') return 'unconfirmed';
    settle('paid');
    return 'paid';
  } catch (error) {
    // Razorpay notifies the server too, so the status may be known.
    await checkPaymentStatus(orderId, locale, !isNotFound(error));
    return error instanceof ApiError && DISPUTED.includes(error.status) ? 'disputed' : 'unconfirmed';
  }
}
