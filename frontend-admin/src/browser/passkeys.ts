import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];

/** Why the browser gave no passkey: its user did not want to, it is there already, this is not the passkeys' site, or else. */
export class PasskeyError extends Error {
  constructor(
    readonly why: 'not-shown' | 'there-already' | 'other-address' | 'failed',
    cause: unknown,
  ) {
    super(`The browser gave no passkey (${why}).`, { cause });
    this.name = 'PasskeyError';
  }
}

/** Browsers know no passkeys for an address that is made of numbers. */
export function hasNumbersForName(): boolean {
  return /^[\d.]+$|^\[/.test(window.location.hostname);
}

/** Whether passkeys can be used here. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !hasNumbersForName();
}

/** This page by the name of this computer, when its address is the number of this computer. */
export function pageByName(): string | undefined {
  const { href, hostname } = window.location;
  if (!/^127\.|^\[::1\]$/.test(hostname)) return undefined;
  const named = new URL(href);
  named.hostname = 'localhost';
  return named.href;
}

/** Has the browser create a passkey. @throws PasskeyError */
export async function createPasskey(
  options: Schemas['PasskeyCreationOptions'],
): Promise<Schemas['PasskeyRegistration']> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await orPasskeyError(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { credentialId: id, clientDataJSON, attestationObject, transports };
}

/** Has the browser show a passkey. @throws PasskeyError */
export async function showPasskey(
  options: Schemas['PasskeyRequestOptions'],
): Promise<Schemas['PasskeyAssertion']> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await orPasskeyError(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    credentialId: id,
    clientDataJSON,
    authenticatorData,
    signature,
    ...(userHandle && { userHandle }),
  };
}

async function orPasskeyError<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw new PasskeyError(whyOf(error), error);
  }
}

function whyOf(error: unknown): PasskeyError['why'] {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'there-already';
  if (error instanceof WebAuthnError && ['ERROR_INVALID_DOMAIN', 'ERROR_INVALID_RP_ID'].includes(error.code))
    return 'other-address';
  // Browsers do not say whether somebody closed their dialog, waited too long, or has no passkey for this site.
  const isNotShown = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
  return isNotShown ? 'not-shown' : 'failed';
}
