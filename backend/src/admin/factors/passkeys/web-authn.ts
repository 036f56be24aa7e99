import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Types } from 'mongoose';
import { AppConfig } from '../../../config/app-config.js';
import type { AdminRecord } from '../../accounts/admin.schema.js';
import type { Passkey } from '../factor.schema.js';
import type { PasskeyAssertion, PasskeyRegistration } from './passkey.dto.js';
import type {
  PasskeyCreationOptions,
  PasskeyDescriptor,
  PasskeyRequestOptions,
} from './passkey-options.dto.js';

/** Time for answering the browser's prompt, in ms; the same as for the second step of a login. */
export const ANSWER_MS = 300_000;
const RECORD_ID_BYTES = 12;
/** COSE: Ed25519, ECDSA with P-256, RSA with SHA-256; every authenticator has one of them. */
const ALGORITHMS = [-8, -7, -257];

/** What a registration tells about a new passkey. */
export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** Makes WebAuthn options and verifies the answers of browsers. Passkeys belong to the domain of `PUBLIC_URL`. */
@Injectable()
export class WebAuthn {
  private readonly rpId: string;
  private readonly origin: string;

  constructor({ publicUrl }: AppConfig) {
    const { hostname, origin } = new URL(publicUrl);
    this.rpId = hostname;
    this.origin = origin;
  }

  creationOptions(
    { _id, email, passkeys }: AdminRecord,
    challenge: string,
    siteName: string,
  ): PasskeyCreationOptions {
    return {
      challenge,
      rp: { id: this.rpId, name: siteName },
      user: { id: userHandleOf(_id), name: email, displayName: email },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: ANSWER_MS,
      excludeCredentials: descriptorsOf(passkeys),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    };
  }

  /** The passkey that a browser has created, or undefined when the answer does not match the challenge. */
  async verifyRegistration(answer: PasskeyRegistration, challenge: string): Promise<NewPasskey | undefined> {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const response: RegistrationResponseJSON = {
      ...credentialOf(answer),
      response: { clientDataJSON: answer.clientDataJSON, attestationObject: answer.attestationObject },
    };
    const result = await orUndefined(
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpId,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!result?.verified) return undefined;
    const { id, publicKey, counter } = result.registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: answer.transports ?? [],
    };
  }

  /** Options for showing one of these passkeys or, without a list, any passkey for this site. */
  requestOptions(challenge: string, passkeys?: readonly Passkey[]): PasskeyRequestOptions {
    return {
      challenge,
      rpId: this.rpId,
      timeout: ANSWER_MS,
      userVerification: passkeys ? 'preferred' : 'required',
      allowCredentials: descriptorsOf(passkeys),
    };
  }

  /**
   * The new use count, or undefined when the answer does not match the challenge.
   * @param requireUserVerification whether the authenticator must have checked a fingerprint, a face or a PIN
   */
  async verifyAssertion(
    answer: PasskeyAssertion,
    passkey: Passkey,
    challenge: string,
    requireUserVerification: boolean,
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { clientDataJSON, authenticatorData, signature } = answer;
    const response: AuthenticationResponseJSON = {
      ...credentialOf(answer),
      response: { clientDataJSON, authenticatorData, signature },
    };
    const result = await orUndefined(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpId,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification,
      }),
    );
    return result?.verified ? result.authenticationInfo.newCounter : undefined;
  }
}

/** The user handle of an account in WebAuthn. */
function userHandleOf(adminId: Types.ObjectId): string {
  return Buffer.from(adminId.id).toString('base64url');
}

/** The account of a user handle, which is not verified; undefined when it is not one of our ids. */
export function adminIdOfUserHandle(userHandle: string): Types.ObjectId | undefined {
  const bytes = Buffer.from(userHandle, 'base64url');
  return bytes.length === RECORD_ID_BYTES ? new Types.ObjectId(bytes) : undefined;
}

/** The challenge that a passkey signs for a login challenge. Since that works once, the passkey's answer does too. */
export function webAuthnChallengeOf(loginChallenge: string): string {
  return createHash('sha256').update(loginChallenge).digest('base64url');
}

function credentialOf({ credentialId }: { credentialId: string }) {
  return { id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {} } as const;
}

function descriptorsOf(passkeys: readonly Passkey[] = []): PasskeyDescriptor[] {
  return passkeys.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key',
    transports,
  }));
}

/** The library throws a different message for each problem; callers need only one result. */
async function orUndefined<T>(checked: Promise<T>): Promise<T | undefined> {
  try {
    return await checked;
  } catch {
    return undefined;
  }
}
