import { ApiProperty } from '@nestjs/swagger';
import { field } from '../../../common/fields/field.js';
import { Nested } from '../../../common/fields/nested-fields.js';
import { Secret } from '../../../common/fields/text-fields.js';

/** Enough for the answers of authenticators; with a certificate chain they take some kilobytes. */
const MAX_ANSWER = 16_000;
/** WebAuthn allows ids of 1,023 bytes. */
const MAX_CREDENTIAL_ID = 1400;
const MAX_USER_HANDLE = 100;

const Answered = (description: string, example: string, more: { max?: number; optional?: boolean } = {}) =>
  Secret({ max: MAX_ANSWER, description: `${description}, base64url.`, example, ...more });

const CREDENTIAL_ID = ['Id of the credential', 'AQIDBAUGBwgJCgsMDQ4PEA', { max: MAX_CREDENTIAL_ID }] as const;
const CLIENT_DATA = ['`clientDataJSON` of the response', 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0'] as const;

/** Longer lists of `transports` are cut. */
const MAX_TRANSPORTS = 8;
const TRANSPORT = /^[a-z-]{1,20}$/;

/** The browser's answer to `navigator.credentials.get`. */
export class PasskeyAssertion {
  @Answered(...CREDENTIAL_ID)
  credentialId!: string;

  @Answered(...CLIENT_DATA)
  clientDataJSON!: string;

  @Answered('`authenticatorData` of the response', 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ')
  authenticatorData!: string;

  @Answered('`signature` of the response', 'MEUCIQDmnl')
  signature!: string;

  @Answered(
    '`userHandle` of the response, which identifies the account; required only for a login without a password',
    'ZfHA_-5l8cD_7mXy',
    {
      max: MAX_USER_HANDLE,
      optional: true,
    },
  )
  userHandle?: string;
}

/** The browser's answer to `navigator.credentials.create`. */
export class PasskeyRegistration {
  @Answered(...CREDENTIAL_ID)
  credentialId!: string;

  @Answered(...CLIENT_DATA)
  clientDataJSON!: string;

  @Answered('`attestationObject` of the response', 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YQ')
  attestationObject!: string;

  @field(
    {
      optional: true,
      description: 'Result of `getTransports()`.',
      example: ['internal', 'hybrid'],
    },
    {
      rule: (value) =>
        Array.isArray(value) && value.every((one) => typeof one === 'string' && TRANSPORT.test(one))
          ? undefined
          : 'must be a list of transports.',
      transform: (value) => (Array.isArray(value) ? value.slice(0, MAX_TRANSPORTS) : value),
      api: { type: 'array', items: { type: 'string' } },
    },
  )
  transports?: string[];
}

export class PasskeyLogin {
  @Secret({
    max: 1000,
    description: 'The `challenge` returned by `POST /api/admin/login/passkey/options`.',
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiI2NWYxIn0.c2ln',
  })
  challenge!: string;

  @Nested(() => PasskeyAssertion, { label: 'Passkey' })
  passkey!: PasskeyAssertion;
}

/** A passkey of the caller. */
export class OwnPasskey {
  @ApiProperty({ example: '65f1c0ffee65f1c0ffee65f4' })
  _id!: string;

  @ApiProperty({
    description: 'Browser that the passkey was added with; absent when unknown.',
    required: false,
    type: String,
    example: 'Chrome on Android',
  })
  name?: string;

  @ApiProperty({ format: 'date-time', type: String, example: '2025-01-15T10:30:00.000Z' })
  addedAt!: string;

  @ApiProperty({
    description: 'Absent when never used.',
    required: false,
    format: 'date-time',
    type: String,
    example: '2025-01-16T08:00:00.000Z',
  })
  lastUsedAt?: string;
}
