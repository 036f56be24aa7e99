import { ApiProperty } from '@nestjs/swagger';
import { Email } from '../../common/fields/text-fields.js';
import { linkTo } from './email-change.js';
import type { EmailChange } from './email-change.schema.js';

export class EmailChangeRequest {
  @Email({ example: 'asha.devi@example.org', description: 'The address that the account is to have.' })
  email!: string;
}

/** A requested address that is not confirmed yet. */
export class PendingEmailChange {
  @ApiProperty({ description: 'The new address.', example: 'asha.devi@example.org' })
  email!: string;

  @ApiProperty({ format: 'date-time', type: String, example: '2025-01-15T10:30:00.000Z' })
  requestedAt!: string;

  @ApiProperty({
    description: 'Both addresses must have confirmed by then.',
    format: 'date-time',
    type: String,
    example: '2025-01-16T10:30:00.000Z',
  })
  expiresAt!: string;

  @ApiProperty({ description: 'The address that the account has now has confirmed.', example: true })
  isCurrentConfirmed!: boolean;

  @ApiProperty({ description: 'The new address has confirmed.', example: false })
  isNewConfirmed!: boolean;
}

export class OwnEmail {
  @ApiProperty({ description: 'The address that the account has.', example: 'asha@example.org' })
  email!: string;

  @ApiProperty({ description: 'Absent while nothing waits to be confirmed.', required: false })
  change?: PendingEmailChange;
}

export class EmailChangeRequested {
  @ApiProperty({ example: 'Please confirm at both addresses.' })
  message!: string;

  @ApiProperty({ description: 'The change that waits to be confirmed.' })
  data!: PendingEmailChange;
}

export class EmailChangeEnded {
  @ApiProperty({ example: 'The e-mail address stays as it is.' })
  message!: string;
}

export function pendingEmailChangeOf(change: EmailChange): PendingEmailChange {
  return {
    email: change.email,
    requestedAt: change.requestedAt.toISOString(),
    expiresAt: change.expiresAt.toISOString(),
    isCurrentConfirmed: linkTo(change, 'current').confirmedAt !== undefined,
    isNewConfirmed: linkTo(change, 'new').confirmedAt !== undefined,
  };
}
