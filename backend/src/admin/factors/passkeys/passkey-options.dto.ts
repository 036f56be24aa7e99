import { ApiProperty } from '@nestjs/swagger';

/* What a browser needs to ask its user for a passkey, or to create one. */

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
