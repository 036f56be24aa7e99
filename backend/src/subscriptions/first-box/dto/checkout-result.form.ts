import { Secret } from '../../../common/fields/text-fields.js';

/** What Razorpay's checkout returns to the browser after a payment, under Razorpay's own names. */
export class CheckoutResultForm {
  @Secret({ max: 64, label: 'Order', example: 'order_NXy8zQm1pV2h3K' })
  razorpay_order_id!: string;

  @Secret({ max: 64, label: 'Payment', example: 'pay_NXy9aTq4rW5j6L' })
  razorpay_payment_id!: string;

  @Secret({
    max: 128,
    label: 'Signature',
    description: 'Signature of the checkout: HMAC-SHA256 in hexadecimal.',
    example: '9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d',
  })
  razorpay_signature!: string;
}
