import { Secret } from '../../../common/fields/text-fields.js';

/**
 * Identifies the order whose payment is asked about; only its payer knows the id. In a body, so that it is not
 * logged.
 */
export class PaymentStatusRequest {
  @Secret({ max: 64, label: 'Order', example: 'order_NXy8zQm1pV2h3K' })
  razorpay_order_id!: string;
}
