import { ApiProperty } from '@nestjs/swagger';
import { Email } from '../../common/fields/text-fields.js';
import { linkTo } from './email-change.js';
import type { EmailChange } from './email-change.schema.js';

export class EmailChangeRequest {
  @Email({ example: 'asha.devi@example.org', description: 'The new e-mail address.' })
  email!: string;
}

/** A requested address that is not confirmed yet. */
export class PendingEmailChange {
  @ApiProperty({ description: 'The new address.', example: 'asha.devi@example.org' })
  email!: string;

  @ApiProperty({ format: 'date-time', type: String, example: '2025-01-15T10:30:00.000Z' })
  requestedAt!: string;

  @ApiProperty({
    description: 'Both addresses must confirm by then.',
    format: 'date-time',
    type: String,
    example: '2025-01-16T10:30:00.000Z',
  })
  expiresAt!: string;

  @ApiProperty({ description: 'Whether the current address has confirmed.', example: true })
  isCurrentConfirmed!: boolean;

  @ApiProperty({ description: 'Whether the new address has confirmed.', example: false })
  isNewConfirmed!: boolean;
}

export class OwnEmail {
  @ApiProperty({ description: 'Current e-mail address of the account.', example: 'asha@example.org' })
  email!: string;

  @ApiProperty({ description: 'The pending change; absent when there is none.', required: false })
  change?: PendingEmailChange;
}

export class EmailChangeRequested {
  @ApiProperty({ example: 'Please confirm at both addresses.' })
  message!: string;

  @ApiProperty({ description: 'The pending change.' })
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
