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

/**
 * The browser returned no passkey: the user cancelled or has none for this site, the device already has one, the page
 * is not on the passkeys’ origin, or another error occurred.
 */
export class PasskeyError extends Error {
  constructor(
    readonly reason: 'not-provided' | 'already-registered' | 'wrong-origin' | 'failed',
    cause: unknown,
  ) {
    super(`The browser returned no passkey (${reason}).`, { cause });
    this.name = 'PasskeyError';
  }
}

/** Browsers do not support passkeys on an IP address. */
export function isIpAddressHost(): boolean {
  return /^[\d.]+$|^\[/.test(window.location.hostname);
}

export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !isIpAddressHost();
}

/** The URL of this page on `localhost`, when it was opened by a loopback IP address. */
export function localhostUrl(): string | undefined {
  const { href, hostname } = window.location;
  if (!/^127\.|^\[::1\]$/.test(hostname)) return undefined;
  const named = new URL(href);
  named.hostname = 'localhost';
  return named.href;
}

/**
 * Creates a passkey in the browser.
 * @throws PasskeyError
 */
export async function createPasskey(
  options: Schemas['PasskeyCreationOptions'],
): Promise<Schemas['PasskeyRegistration']> {
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, response } = await withPasskeyError(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { credentialId: id, clientDataJSON, attestationObject, transports };
}

/**
 * Asks the browser for a passkey.
 * @throws PasskeyError
 */
export async function getPasskey(
  options: Schemas['PasskeyRequestOptions'],
): Promise<Schemas['PasskeyAssertion']> {
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, response } = await withPasskeyError(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    credentialId: id,
    clientDataJSON,
    authenticatorData,
    signature,
    ...(userHandle && { userHandle }),
  };
}

async function withPasskeyError<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw new PasskeyError(failureReason(error), error);
  }
}

function failureReason(error: unknown): PasskeyError['reason'] {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'already-registered';
  if (error instanceof WebAuthnError && ['ERROR_INVALID_DOMAIN', 'ERROR_INVALID_RP_ID'].includes(error.code))
    return 'wrong-origin';
  // Browsers do not reveal whether the user closed the dialog, waited too long or has no passkey for this site.
  const isNotProvided = error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
  return isNotProvided ? 'not-provided' : 'failed';
}
