import { ApiProperty } from '@nestjs/swagger';
import { Nested } from '../../common/fields/nested-fields.js';
import { PlainText, patternField, RecordId, Secret } from '../../common/fields/text-fields.js';
import { REASON_LENGTH } from '../reason-length.js';
import { OwnPasskey, PasskeyAssertion, PasskeyRequestOptions } from './passkeys/passkey.dto.js';

/** The second factors that a login can ask for, in the order they are offered. */
export const FACTOR_METHODS = ['totp', 'passkey', 'recovery-code'] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

const TotpCode = (options: { optional?: boolean } = {}) =>
  patternField(
    { ...options, description: 'The six digits that the authenticator app shows now.' },
    {
      pattern: '^[0-9]{6}$',
      complaint: 'must be the 6 digits that the app shows.',
      length: 6,
      example: '407118',
    },
  );

const RECOVERY_CODE = {
  optional: true,
  max: 40,
  example: '7K3M-9Q2D',
  description: 'One of the recovery codes, in capital or small letters, with or without the dash.',
};

const AnsweredPasskey = () =>
  Nested(() => PasskeyAssertion, {
    label: 'Passkey',
    optional: true,
    description: 'What the browser answered about a passkey.',
  });

/** The password was right; continue with `POST /api/admin/2fa/login`. */
export class FactorChallenge {
  @ApiProperty({ example: 'Second factor required' })
  message!: string;

  @ApiProperty({
    description: 'Says that the password was right. Works once.',
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NWYxIn0.c2ln',
  })
  challenge!: string;

  @ApiProperty({
    description: 'What the account can show.',
    enum: FACTOR_METHODS,
    enumName: 'FactorMethod',
    isArray: true,
  })
  methods!: FactorMethod[];

  @ApiProperty({
    type: PasskeyRequestOptions,
    required: false,
    description: 'What the browser is to be asked for to show a passkey; absent when the account has none.',
  })
  passkey?: PasskeyRequestOptions;

  @ApiProperty({ description: 'Seconds in which the second factor must follow.', example: 300 })
  expiresIn!: number;
}

export class FactorLogin {
  @Secret({
    max: 1000,
    description: 'The challenge that the login answered.',
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI2NWYxIn0.c2ln',
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
    description: 'Only for accounts without a second factor.',
    example: 'correct horse battery staple',
  })
  password?: string;
}

export class ProofValidity {
  @ApiProperty({
    description: 'Nothing is asked again until then.',
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
    description: 'What the account can show at a login; empty without a second factor.',
    enum: FACTOR_METHODS,
    enumName: 'FactorMethod',
    isArray: true,
  })
  methods!: FactorMethod[];

  @ApiProperty({
    description: 'Since when there is an authenticator app; absent without one.',
    required: false,
    type: String,
    format: 'date-time',
    example: '2025-01-15T10:30:00.000Z',
  })
  totpSince?: string;

  @ApiProperty({ type: [OwnPasskey] })
  passkeys!: OwnPasskey[];

  @ApiProperty({ description: 'Recovery codes that were not used yet.', example: 9 })
  recoveryCodesLeft!: number;

  @ApiProperty({
    description: 'The account may do nothing else before it has set up a second factor.',
    example: false,
  })
  mustSetUp!: boolean;

  @ApiProperty({
    description:
      'When it was last shown in this session who is there; absent when it never was by what the account has now.',
    required: false,
    type: String,
    format: 'date-time',
    example: '2025-01-15T10:30:00.000Z',
  })
  provenAt?: string;

  @ApiProperty({
    description: 'Until then nothing is asked again; absent when it would be.',
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
    description: 'For typing into the app. Shown only now.',
    example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  })
  secret!: string;

  @ApiProperty({
    description: 'The same for a QR code.',
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
    description: 'Shown only now; absent when the account had some.',
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
    description: 'Shown only now. Earlier ones do not work any more.',
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
  @RecordId({ description: 'The account whose second factor is lost.', example: '65f1c0ffee65f1c0ffee65f2' })
  userId!: string;

  @PlainText({
    ...REASON_LENGTH,
    multiline: true,
    description: 'Told to the person, and kept in the audit log.',
    example: 'The phone was lost; confirmed by telephone.',
  })
  reason!: string;
}

export class FactorChanged {
  @ApiProperty({ example: 'Second factor removed' })
  message!: string;
}
