import { ApiProperty } from '@nestjs/swagger';
import { maskedAddress } from '../accounts/masked-address.js';
import type { ChangingAddress } from './email-change.schema.js';
import type { OpenedLink } from './email-confirmation.service.js';

/** What the link of a mail confirms. About the other address it reveals no more than the mail did. */
export class EmailLinkView {
  @ApiProperty({
    description: 'Address that the link was sent to: the current or the new one.',
    enum: ['current', 'new'],
  })
  address!: ChangingAddress;

  @ApiProperty({ description: 'Current e-mail address of the account.', example: 'a•••@example.org' })
  currentEmail!: string;

  @ApiProperty({ description: 'New e-mail address.', example: 'asha.devi@example.org' })
  newEmail!: string;

  @ApiProperty({
    description: 'Whether this address has confirmed; the other one is still pending.',
    example: false,
  })
  isConfirmed!: boolean;

  @ApiProperty({
    description: 'Whether the other address has confirmed, so that this confirmation completes the change.',
    example: true,
  })
  isOtherConfirmed!: boolean;

  @ApiProperty({
    description: 'Expiry of the link.',
    format: 'date-time',
    type: String,
    example: '2025-01-16T10:30:00.000Z',
  })
  expiresAt!: string;
}

export class EmailConfirmationResult {
  @ApiProperty({
    description: 'Whether both addresses have confirmed, so that the address has changed.',
    example: true,
  })
  isChanged!: boolean;
}

export class EmailConfirmed {
  @ApiProperty({ example: 'The e-mail address is changed.' })
  message!: string;

  @ApiProperty()
  data!: EmailConfirmationResult;
}

export function emailLinkViewOf({ admin, change, link, other }: OpenedLink): EmailLinkView {
  const isCurrent = link.address === 'current';
  return {
    address: link.address,
    currentEmail: isCurrent ? admin.email : maskedAddress(admin.email),
    newEmail: isCurrent ? maskedAddress(change.email) : change.email,
    isConfirmed: link.confirmedAt !== undefined,
    isOtherConfirmed: other.confirmedAt !== undefined,
    expiresAt: change.expiresAt.toISOString(),
  };
}
