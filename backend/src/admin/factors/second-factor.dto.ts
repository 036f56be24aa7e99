import { ApiProperty } from '@nestjs/swagger';
import { Nested } from '../../common/fields/nested-fields.js';
import { PlainText, patternField, RecordId, Secret } from '../../common/fields/text-fields.js';
import { REASON_LENGTH } from '../reason-length.js';
import { OwnPasskey, PasskeyAssertion } from './passkeys/passkey.dto.js';
import { PasskeyRequestOptions } from './passkeys/passkey-options.dto.js';

/** The second factors that a login can ask for, in the order they are offered. */
export const FACTOR_METHODS = ['totp', 'passkey', 'recovery-code'] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

/** Of the API documentation. */
export const FACTOR_EXAMPLES = {
  challenge: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NWYxIn0.c2ln',
  code: '407118',
  recoveryCode: '7K3M-9Q2D',
} as const;

const TotpCode = (options: { optional?: boolean } = {}) =>
  patternField(
    { ...options, description: 'Current six-digit code of the authenticator app.' },
    {
      pattern: '^[0-9]{6}$',
      complaint: 'must be the 6 digits that the app shows.',
      length: 6,
      example: FACTOR_EXAMPLES.code,
    },
  );

const RECOVERY_CODE = {
  optional: true,
  max: 40,
  example: FACTOR_EXAMPLES.recoveryCode,
  description: 'An unused recovery code. Case-insensitive; the dash is optional.',
};

const AnsweredPasskey = () =>
  Nested(() => PasskeyAssertion, {
    label: 'Passkey',
    optional: true,
    description: 'Result of `navigator.credentials.get`.',
  });

/** The password was right; continue with `POST /api/admin/2fa/login`. */
export class FactorChallenge {
  @ApiProperty({ example: 'Second factor required' })
  message!: string;

  @ApiProperty({
    description: 'Send it with the second factor to `POST /api/admin/2fa/login`. Works once.',
    example: FACTOR_EXAMPLES.challenge,
  })
  challenge!: string;

  @ApiProperty({
    description: 'Second factors that the account has.',
    enum: FACTOR_METHODS,
    enumName: 'FactorMethod',
    isArray: true,
  })
  methods!: FactorMethod[];

  @ApiProperty({
    type: PasskeyRequestOptions,
    required: false,
    description:
      'Options for `navigator.credentials.get`, with binary values as base64url; absent when the account has no passkey.',
  })
  passkey?: PasskeyRequestOptions;

  @ApiProperty({ description: 'Seconds within which the second factor must follow.', example: 300 })
  expiresIn!: number;
}

export class FactorLogin {
  @Secret({
    max: 1000,
    description: 'The `challenge` returned by the login.',
    example: FACTOR_EXAMPLES.challenge,
  })
  challenge!: string;

  @TotpCode({ optional: true })
  code?: string;

  @Secret(RECOVERY_CODE)
  recoveryCode?: string;

  @AnsweredPasskey()
  passkey?: PasskeyAssertion;
}

export class ProofRequest {
  @TotpCode({ optional: true })
  code?: string;

  @Secret(RECOVERY_CODE)
  recoveryCode?: string;

  @AnsweredPasskey()
  passkey?: PasskeyAssertion;

  @Secret({
    optional: true,
    description: 'Current password. Only for accounts without a second factor.',
    example: 'correct horse battery staple',
  })
  password?: string;
}

export class ProofValidity {
  @ApiProperty({
    description: 'The re-authentication is valid until then.',
    format: 'date-time',
    example: '2025-01-15T10:40:00.000Z',
  })
  provenUntil!: string;
}

export class ProofAccepted {
  @ApiProperty({ example: 'Thank you' })
  message!: string;

  @ApiProperty()
  data!: ProofValidity;
}

export class SecondFactorState {
  @ApiProperty({
    description: 'Second factors of the account; empty when there are none.',
    enum: FACTOR_METHODS,
    enumName: 'FactorMethod',
    isArray: true,
  })
  methods!: FactorMethod[];

  @ApiProperty({
    description: 'When the authenticator app was added; absent without one.',
    required: false,
    type: String,
    format: 'date-time',
    example: '2025-01-15T10:30:00.000Z',
  })
  totpSince?: string;

  @ApiProperty({ type: [OwnPasskey] })
  passkeys!: OwnPasskey[];

  @ApiProperty({ description: 'Number of unused recovery codes.', example: 9 })
  recoveryCodesLeft!: number;

  @ApiProperty({
    description: 'Whether the account must set up a second factor before it can do anything else.',
    example: false,
  })
  mustSetUp!: boolean;

  @ApiProperty({
    description:
      'Whether the account needs a second factor for what it may do. Without one it can only set one up.',
    example: false,
  })
  isRequired!: boolean;

  @ApiProperty({
    description:
      'Last authentication in this session with a factor that the account still has; absent when there was none.',
    required: false,
    type: String,
    format: 'date-time',
    example: '2025-01-15T10:30:00.000Z',
  })
  provenAt?: string;

  @ApiProperty({
    description:
      'The last authentication is valid for sensitive operations until then; absent when it has expired.',
    required: false,
    type: String,
    format: 'date-time',
    example: '2025-01-15T10:40:00.000Z',
  })
  provenUntil?: string;
}

/** What is needed to set up an authenticator app. */
export class TotpSecretView {
  @ApiProperty({
    description: 'Secret for manual entry into the app. Returned only once.',
    example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  })
  secret!: string;

  @ApiProperty({
    description: 'The secret as a URL, to show as a QR code.',
    example: 'otpauth://totp/Saajha%20Udyog:asha%40example.org?secret=JBSWY3DPEHPK3PXP',
  })
  otpauthUrl!: string;
}

export class TotpEnrolled {
  @ApiProperty({ example: 'Confirm the app with a code' })
  message!: string;

  @ApiProperty()
  data!: TotpSecretView;
}

export class TotpConfirmation {
  @TotpCode()
  code!: string;
}

/** The recovery codes that come with the first factor. */
export class FirstRecoveryCodes {
  @ApiProperty({
    description: 'Returned only once; absent when the account already had recovery codes.',
    required: false,
    type: [String],
    example: ['7K3M-9Q2D', 'W8XE-51TA'],
  })
  recoveryCodes?: string[];
}

export class FactorAdded {
  @ApiProperty({ example: 'Second factor added' })
  message!: string;

  @ApiProperty()
  data!: FirstRecoveryCodes;
}

export class NewRecoveryCodes {
  @ApiProperty({
    description: 'Returned only once. Earlier codes stop working.',
    type: [String],
    example: ['7K3M-9Q2D', 'W8XE-51TA'],
  })
  recoveryCodes!: string[];
}

export class RecoveryCodesReplaced {
  @ApiProperty({ example: 'Recovery codes replaced' })
  message!: string;

  @ApiProperty()
  data!: NewRecoveryCodes;
}

export class FactorResetRequest {
  @RecordId({
    description: 'Id of the account whose second factors are removed.',
    example: '65f1c0ffee65f1c0ffee65f2',
  })
  userId!: string;

  @PlainText({
    ...REASON_LENGTH,
    multiline: true,
    description: 'Reason, sent to the account owner by mail and stored in the audit log.',
    example: 'The phone was lost; confirmed by telephone.',
  })
  reason!: string;
}

export class FactorChanged {
  @ApiProperty({ example: 'Second factor removed' })
  message!: string;
}
