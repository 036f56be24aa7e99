import { ApiProperty } from '@nestjs/swagger';
import { ReceiptView } from '../../submissions/intake/dto/receipt.view.js';
import { CONTACT_STATUSES, type ContactStatus } from '../contact-status.js';
import { ContactView } from './contact.view.js';

/** The sender's receipt. */
export class ContactReceipt extends ReceiptView {
  @ApiProperty({ description: 'Human-readable reference of the record.', example: 'CM-7K3M9Q' })
  reference!: string;

  @ApiProperty({ enum: CONTACT_STATUSES, enumName: 'ContactStatus', example: 'new' })
  status!: ContactStatus;
}

export class ContactAccepted {
  @ApiProperty({ example: "Message sent successfully! We'll get back to you within 24 hours." })
  message!: string;

  @ApiProperty()
  data!: ContactReceipt;
}

export class ContactStatusChanged {
  @ApiProperty({ example: 'Message marked as read' })
  message!: string;

  @ApiProperty({ description: 'The updated message.' })
  data!: ContactView;
}
