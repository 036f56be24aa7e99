import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_STATES, type PaymentState } from '../../subscription.schema.js';

/** The subscription whose first box is paid, or about to be. */
export class ConfirmedPayment {
  @ApiProperty({ description: 'Reference of the subscription.', example: 'SP-7K3M9Q' })
  reference!: string;

  @ApiProperty({ enum: ['paid', 'authorized'], example: 'paid' })
  payment!: 'paid' | 'authorized';
}

export class PaymentConfirmed {
  @ApiProperty({ example: 'Payment received' })
  message!: string;

  @ApiProperty()
  data!: ConfirmedPayment;
}

/** The state of the first box's payment. */
export class PaymentStatus {
  @ApiProperty({ description: 'Reference of the subscription.', example: 'SP-7K3M9Q' })
  reference!: string;

  @ApiProperty({
    enum: [...PAYMENT_STATES, 'authorized'],
    description:
      '`authorized`: the payer’s bank has approved a payment, which Razorpay has not captured yet. Do not pay again.',
    example: 'unpaid',
  })
  payment!: PaymentState | 'authorized';

  @ApiProperty({
    required: false,
    description:
      'Only if the subscription was cancelled and we do not keep the payment: `paid` will be refunded, `refunded` was.',
    example: true,
  })
  cancelled?: true;
}

export class PaymentStatusAnswer {
  @ApiProperty({ example: 'Payment status' })
  message!: string;

  @ApiProperty()
  data!: PaymentStatus;
}

export class WebhookReceived {
  @ApiProperty({ example: 'Event received' })
  message!: string;
}
