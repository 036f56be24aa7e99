import { ApiProperty } from '@nestjs/swagger';
import { ReceiptView } from '../../submissions/intake/dto/receipt.view.js';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../subscription-status.js';
import { SubscriptionView } from './subscription.view.js';

/** The subscriber's receipt. */
export class SubscriptionReceipt extends ReceiptView {
  @ApiProperty({ description: 'Human-readable reference of the record.', example: 'SP-7K3M9Q' })
  reference!: string;

  @ApiProperty({ enum: SUBSCRIPTION_STATUSES, enumName: 'SubscriptionStatus', example: 'active' })
  status!: SubscriptionStatus;

  @ApiProperty({ type: 'integer', description: 'Total for one month, in rupees.', example: 2000 })
  total!: number;

  @ApiProperty({
    format: 'date',
    description:
      'Indian day of the first delivery: the 15th of this month for orders until the 10th, else of the next.',
    example: '2025-01-15',
  })
  nextDelivery!: string;
}

/** The options for opening Razorpay's checkout. */
export class CheckoutOrder {
  @ApiProperty({ description: 'Razorpay’s `order_id`.', example: 'order_NXy8zQm1pV2h3K' })
  id!: string;

  @ApiProperty({ type: 'integer', description: 'Amount in paise.', example: 200_000 })
  amount!: number;

  @ApiProperty({ enum: ['INR'] })
  currency!: 'INR';

  @ApiProperty({ description: 'Reference of the subscription.', example: 'SP-7K3M9Q' })
  receipt!: string;
}

export class SubscriptionAccepted {
  @ApiProperty({ example: 'Monthly Spices Combo Subscription Successful! 🎉' })
  message!: string;

  @ApiProperty()
  data!: SubscriptionReceipt;

  @ApiProperty({
    required: false,
    description: 'Public key for Razorpay’s checkout; only with `paymentMethod: razorpay`.',
    example: 'rzp_live_AbCdEf12345678',
  })
  razorpayKey?: string;

  @ApiProperty({
    required: false,
    description: 'Order for Razorpay’s checkout; only with `paymentMethod: razorpay`.',
  })
  order?: CheckoutOrder;
}

export class SubscriptionStatusChanged {
  @ApiProperty({ example: 'Subscription paused' })
  message!: string;

  @ApiProperty({ description: 'The updated subscription.' })
  data!: SubscriptionView;
}
