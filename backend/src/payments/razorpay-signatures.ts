import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the checkout returns to the browser after a payment; the three names are Razorpay's. */
export interface CheckoutResult {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Verifies Razorpay's signature that this payment paid this order, in constant time. */
export function isGenuineReturn(returned: CheckoutResult, keySecret: string): boolean {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = returned;
  return isSignatureOf(`${razorpay_order_id}|${razorpay_payment_id}`, razorpay_signature, keySecret);
}

/** Verifies that Razorpay sent these bytes to our webhook. `signature` is the header `X-Razorpay-Signature`. */
export function isGenuineEvent(body: Buffer, signature: string | undefined, webhookSecret: string): boolean {
  return signature !== undefined && isSignatureOf(body, signature, webhookSecret);
}

/** The library compares with `===`, whose timing reveals how much of a guess was right. */
function isSignatureOf(signed: string | Buffer, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(signed).digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
