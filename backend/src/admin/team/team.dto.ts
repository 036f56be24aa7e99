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
    description: `Told to the person, and kept in the audit log.${when}`,
    example: 'On leave until April.',
  });
}

export class AccountRemoval {
  @Reason()
  reason!: string;

  @YesNo({
    optional: true,
    description:
      '`true` takes an invitation back: a person who has chosen a password meanwhile keeps the account (409).',
    example: true,
  })
  isInvitation?: boolean;
}

export class AccountSuspension {
  @YesNo({ description: '`true` suspends the account, `false` lets it in again.', example: true })
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
    description: 'PANs that the account may reveal in an Indian day.',
    example: REVEALS_PER_DAY,
  })
  perDay!: number;
}

export class RevealLimitChanged {
  @ApiProperty({ example: 'Reveals a day changed' })
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
    description: 'When the account was made or the person first invited.',
    format: 'date-time',
    type: String,
    example: '2025-01-10T09:00:00.000Z',
  })
  createdAt!: string;

  @ApiProperty(moment('When what it may do was last changed; absent when it never was.'))
  permissionsChangedAt?: string;

  @ApiProperty({
    description: 'Who changed that; absent when it was done on the command line.',
    required: false,
    type: String,
    example: 'asha@example.org',
  })
  permissionsChangedBy?: string;

  @ApiProperty({
    description: 'What the account can show beside its password.',
    enum: ['totp', 'passkey'],
    isArray: true,
    example: ['passkey'],
  })
  factors!: Array<'totp' | 'passkey'>;

  @ApiProperty(moment('When the oldest of these factors was added; absent without one.'))
  factorSince?: string;

  @ApiProperty({
    description: 'What the account may do demands a second factor, and it has none.',
    example: false,
  })
  mustSetUpFactor!: boolean;

  @ApiProperty({
    description:
      'Nobody else who has chosen a password and is let in holds `admins:manage`: no administrator can take that or the account away.',
    example: false,
  })
  isLastManager!: boolean;

  @ApiProperty(moment('Until then the link of the invitation works, or worked; of invited accounts only.'))
  invitationEndsAt?: string;

  @ApiProperty(moment('Since when nobody gets in.'))
  suspendedAt?: string;

  @ApiProperty({
    description: 'Why, in the words of the administrator who did it.',
    required: false,
    type: String,
    example: 'On leave until April.',
  })
  suspendedFor?: string;

  @ApiProperty(moment('Absent when nobody has logged in yet.'))
  lastLoginAt?: string;

  @ApiProperty({
    description: 'Browser of the last login; absent when it said nothing.',
    required: false,
    type: String,
    example: 'Firefox on Windows',
  })
  lastLoginDevice?: string;

  @ApiProperty({
    description: 'PANs revealed today, and how many there may be; of holders of `shareholders:reveal` only.',
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
