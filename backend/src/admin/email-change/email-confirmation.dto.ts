import { ApiProperty } from '@nestjs/swagger';
import type { ChangingAddress } from './email-change.schema.js';
import type { OpenedLink } from './email-confirmation.service.js';
import { maskedAddress } from './masked-address.js';

/** What the link of a mail confirms. About the other address it reveals no more than the mail did. */
export class EmailLinkView {
  @ApiProperty({
    description: 'Where the link was sent: to the address that the account has or to the one it is to have.',
    enum: ['current', 'new'],
  })
  address!: ChangingAddress;

  @ApiProperty({ description: 'The address that the account has.', example: 'a•••@example.org' })
  currentEmail!: string;

  @ApiProperty({ description: 'The address that it is to have.', example: 'asha.devi@example.org' })
  newEmail!: string;

  @ApiProperty({ description: 'This link was used; the other address is still to confirm.', example: false })
  isConfirmed!: boolean;

  @ApiProperty({ description: 'The other address has confirmed, so that this one decides.', example: true })
  isOtherConfirmed!: boolean;

  @ApiProperty({
    description: 'Works until then.',
    format: 'date-time',
    type: String,
    example: '2025-01-16T10:30:00.000Z',
  })
  expiresAt!: string;
}

export class EmailConfirmationResult {
  @ApiProperty({
    description: 'Whether both have confirmed, so that the address has changed.',
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
