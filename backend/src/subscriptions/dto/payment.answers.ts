import { ApiProperty } from '@nestjs/swagger';

/** The subscription whose first box is paid. */
export class ConfirmedPayment {
  @ApiProperty({ description: 'Of the subscription.', example: 'SP-7K3M9Q' })
  reference!: string;

  @ApiProperty({ enum: ['paid'] })
  payment!: 'paid';
}

export class PaymentConfirmed {
  @ApiProperty({ example: 'Payment received' })
  message!: string;

  @ApiProperty()
  data!: ConfirmedPayment;
}

export class EventTaken {
  @ApiProperty({ example: 'Event taken' })
  message!: string;
}
