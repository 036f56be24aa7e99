import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the checkout hands to the browser after a payment; the three names are Razorpay's. */
export interface CheckoutResult {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** Whether Razorpay itself says that this order was paid by this payment. Takes the same time for every wrong signature. */
export function isGenuineReturn(returned: CheckoutResult, keySecret: string): boolean {
  const { razorpay_order_id, razorpay_payment_id, razorpay_signature } = returned;
  return isSignatureOf(`${razorpay_order_id}|${razorpay_payment_id}`, razorpay_signature, keySecret);
}

/** Whether Razorpay sent these bytes to our webhook. `signature` is the header `X-Razorpay-Signature`. */
export function isGenuineEvent(body: Buffer, signature: string | undefined, webhookSecret: string): boolean {
  return signature !== undefined && isSignatureOf(body, signature, webhookSecret);
}

/** The library compares with `===`, which tells by its time how much of a guess was right. */
function isSignatureOf(signed: string | Buffer, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(signed).digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
