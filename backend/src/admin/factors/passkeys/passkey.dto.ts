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

export class PasskeyDescriptor {
  @ApiProperty({ example: 'AQIDBAUGBwgJCgsMDQ4PEA' })
  id!: string;

  @ApiProperty({ enum: ['public-key'], example: 'public-key' })
  type!: 'public-key';

  @ApiProperty({ type: [String], required: false, example: ['internal', 'hybrid'] })
  transports?: string[];
}

/** For `PublicKeyCredential.parseRequestOptionsFromJSON` (WebAuthn). */
export class PasskeyRequestOptions {
  @ApiProperty({ description: 'Challenge to sign, base64url.', example: 'Yyk8kN1SC2N0Ec3RMCR6sA' })
  challenge!: string;

  @ApiProperty({ description: 'Domain of the passkey (relying party id).', example: 'example.org' })
  rpId!: string;

  @ApiProperty({ description: 'Timeout in milliseconds.', example: 300000 })
  timeout!: number;

  @ApiProperty({ enum: ['required', 'preferred'], example: 'preferred' })
  userVerification!: 'required' | 'preferred';

  @ApiProperty({
    type: [PasskeyDescriptor],
    description: 'Passkeys of the account; empty when the account is not known yet.',
  })
  allowCredentials!: PasskeyDescriptor[];
}

export class PasskeyOwner {
  @ApiProperty({ description: 'Id of the account, base64url.', example: 'ZfHA_-5l8cD_7mXy' })
  id!: string;

  @ApiProperty({ example: 'asha@example.org' })
  name!: string;

  @ApiProperty({ example: 'asha@example.org' })
  displayName!: string;
}

export class PasskeyRelyingParty {
  @ApiProperty({ example: 'example.org' })
  id!: string;

  @ApiProperty({ example: 'Saajha Udyog' })
  name!: string;
}

export class PasskeyAlgorithm {
  @ApiProperty({ enum: ['public-key'], example: 'public-key' })
  type!: 'public-key';

  @ApiProperty({ description: 'COSE algorithm identifier.', example: -7 })
  alg!: number;
}

export class PasskeySelection {
  @ApiProperty({ enum: ['preferred'], example: 'preferred' })
  residentKey!: 'preferred';

  @ApiProperty({ enum: ['preferred'], example: 'preferred' })
  userVerification!: 'preferred';
}

/** For `PublicKeyCredential.parseCreationOptionsFromJSON` (WebAuthn). */
export class PasskeyCreationOptions {
  @ApiProperty({ description: 'Challenge to sign, base64url.', example: 'Yyk8kN1SC2N0Ec3RMCR6sA' })
  challenge!: string;

  @ApiProperty({ type: PasskeyRelyingParty })
  rp!: PasskeyRelyingParty;

  @ApiProperty({ type: PasskeyOwner })
  user!: PasskeyOwner;

  @ApiProperty({ type: [PasskeyAlgorithm] })
  pubKeyCredParams!: PasskeyAlgorithm[];

  @ApiProperty({ description: 'Timeout in milliseconds.', example: 300000 })
  timeout!: number;

  @ApiProperty({
    type: [PasskeyDescriptor],
    description: 'Passkeys that the account already has, which the browser does not add again.',
  })
  excludeCredentials!: PasskeyDescriptor[];

  @ApiProperty({ type: PasskeySelection })
  authenticatorSelection!: PasskeySelection;

  @ApiProperty({ enum: ['none'], example: 'none' })
  attestation!: 'none';
}

export class BegunPasskeyCreation {
  @ApiProperty({
    type: PasskeyCreationOptions,
    description: 'Options for `navigator.credentials.get` or `create`, with binary values as base64url.',
  })
  options!: PasskeyCreationOptions;
}

export class PasskeyCreation {
  @ApiProperty({ example: 'Create the passkey' })
  message!: string;

  @ApiProperty()
  data!: BegunPasskeyCreation;
}

export class BegunPasskeyProof {
  @ApiProperty({
    type: PasskeyRequestOptions,
    description: 'Options for `navigator.credentials.get` or `create`, with binary values as base64url.',
  })
  passkey!: PasskeyRequestOptions;
}

/** Options for a passkey proof by somebody who is logged in. */
export class PasskeyProofOptions {
  @ApiProperty({ example: 'Show a passkey' })
  message!: string;

  @ApiProperty()
  data!: BegunPasskeyProof;
}

export class BegunPasskeyLogin {
  @ApiProperty({
    description: 'Send it back with the passkey. Works once.',
    example: 'eyJhbGciOiJIUzI1NiJ9.eyJqdGkiOiI2NWYxIn0.c2ln',
  })
  challenge!: string;

  @ApiProperty({
    type: PasskeyRequestOptions,
    description: 'Options for `navigator.credentials.get` or `create`, with binary values as base64url.',
  })
  passkey!: PasskeyRequestOptions;
}

/** Options for a login without a password. */
export class PasskeyLoginOptions {
  @ApiProperty({ example: 'Show a passkey' })
  message!: string;

  @ApiProperty()
  data!: BegunPasskeyLogin;
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
