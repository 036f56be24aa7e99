import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { PlainText } from '../../common/fields/text-fields.js';
import { WholeNumber, YesNo } from '../../common/fields/value-fields.js';
import { DailyRevealsView } from '../../reveals/dto/daily-reveals.view.js';
import { MAX_REVEALS, MIN_REVEALS, REVEALS_PER_DAY } from '../../reveals/reveal-limits.js';
import { AdminUser } from '../dto/admin-account.dto.js';
import { REASON_LENGTH } from '../reason-length.js';

function Reason(when = ''): PropertyDecorator {
  return PlainText({
    ...REASON_LENGTH,
    multiline: true,
    description: `Reason, sent to the account owner by mail and stored in the audit log.${when}`,
    example: 'On leave until April.',
  });
}

export class AccountRemoval {
  @Reason()
  reason!: string;

  @YesNo({
    optional: true,
    description:
      '`true` revokes an invitation only: if it has been accepted in the meantime, nothing is removed and the response is 409.',
    example: true,
  })
  isInvitation?: boolean;
}

export class AccountSuspension {
  @YesNo({ description: '`true` suspends the account, `false` reinstates it.', example: true })
  suspended!: boolean;

  @ReasonOfSuspension()
  reason?: string;
}

/** Lifting a suspension needs no reason. */
function ReasonOfSuspension(): PropertyDecorator {
  return applyDecorators(
    ValidateIf(({ suspended }: AccountSuspension) => suspended !== false),
    Reason(' Required to suspend; ignored otherwise.'),
    ApiProperty({ required: false }),
  );
}

export class RevealLimit {
  @WholeNumber({
    min: MIN_REVEALS,
    max: MAX_REVEALS,
    description: 'Maximum number of PANs that the account may reveal per day (Indian time).',
    example: REVEALS_PER_DAY,
  })
  perDay!: number;
}

export class RevealLimitChanged {
  @ApiProperty({ example: 'Daily PAN limit changed' })
  message!: string;

  @ApiProperty()
  data!: DailyRevealsView;
}

const moment = (description: string) => ({
  description,
  required: false,
  type: String,
  format: 'date-time',
  example: '2025-01-15T10:30:00.000Z',
});

/** Somebody who has an account or an invitation. */
export class TeamMember extends AdminUser {
  @ApiProperty({
    description: 'When the account was created or first invited.',
    format: 'date-time',
    type: String,
    example: '2025-01-10T09:00:00.000Z',
  })
  createdAt!: string;

  @ApiProperty(moment('When its permissions were last changed; absent when they never were.'))
  permissionsChangedAt?: string;

  @ApiProperty({
    description:
      'E-mail address of the account that last changed them; absent for changes on the command line.',
    required: false,
    type: String,
    example: 'asha@example.org',
  })
  permissionsChangedBy?: string;

  @ApiProperty({
    description: 'Second factors of the account.',
    enum: ['totp', 'passkey'],
    isArray: true,
    example: ['passkey'],
  })
  factors!: Array<'totp' | 'passkey'>;

  @ApiProperty(moment('When the oldest of these factors was added; absent without one.'))
  factorSince?: string;

  @ApiProperty({
    description: 'Whether its permissions require a second factor and it has none.',
    example: false,
  })
  mustSetUpFactor!: boolean;

  @ApiProperty({
    description:
      'Whether it is the only active account with `admins:manage`; then neither that permission nor the account can be removed.',
    example: false,
  })
  isLastManager!: boolean;

  @ApiProperty(moment('Expiry of the invitation link; only for invited accounts.'))
  invitationEndsAt?: string;

  @ApiProperty(moment('When the account was suspended; absent when it is not.'))
  suspendedAt?: string;

  @ApiProperty({
    description: 'Reason for the suspension.',
    required: false,
    type: String,
    example: 'On leave until April.',
  })
  suspendedFor?: string;

  @ApiProperty(moment('Time of the last login; absent when there was none.'))
  lastLoginAt?: string;

  @ApiProperty({
    description: 'Browser of the last login; absent when unknown.',
    required: false,
    type: String,
    example: 'Firefox on Windows',
  })
  lastLoginDevice?: string;

  @ApiProperty({
    description: 'PAN reveals of today, and the limit; only for holders of `shareholders:reveal`.',
    required: false,
    type: () => DailyRevealsView,
  })
  reveals?: DailyRevealsView;
}

export class TeamMemberChanged {
  @ApiProperty({ example: 'Account suspended' })
  message!: string;

  @ApiProperty()
  data!: TeamMember;
}

export class RemovedMemberView {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f1' })
  _id!: string;
}

export class TeamMemberRemoved {
  @ApiProperty({ example: 'Account removed' })
  message!: string;

  @ApiProperty()
  data!: RemovedMemberView;
}
