import { Secret } from '../../../common/fields/text-fields.js';

/** Names the order whose payment is asked about; only its payer knows the name. In a body, so that no log has it. */
export class PaymentStatusRequest {
  @Secret({ max: 64, label: 'Order', example: 'order_NXy8zQm1pV2h3K' })
  razorpay_order_id!: string;
}
