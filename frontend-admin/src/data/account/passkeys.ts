import { sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];

/** Options for the browser to create a passkey for the account. */
export async function requestPasskeyCreation(): Promise<Schemas['PasskeyCreationOptions']> {
  const { data } = await sendJson<Schemas['PasskeyCreation']>('post', 'api/admin/2fa/passkeys/options', {});
  return data.options;
}

/** Adds the passkey that the browser has created. Returns recovery codes if it is the first factor. */
export async function addPasskey(created: Schemas['PasskeyRegistration']): Promise<string[] | undefined> {
  const { data } = await sendJson<Schemas['FactorAdded']>('post', 'api/admin/2fa/passkeys', created);
  return data.recoveryCodes;
}

/** Removes a passkey. Removing the last factor also removes the recovery codes. */
export async function removePasskey(id: string): Promise<void> {
  await sendJson<Schemas['FactorChanged']>('delete', `api/admin/2fa/passkeys/${id}`);
}

/** Options for the browser to re-authenticate with a passkey; pass the result to `submitProof`. */
export async function requestPasskeyProof(): Promise<Schemas['PasskeyRequestOptions']> {
  const { data } = await sendJson<Schemas['PasskeyProofOptions']>('post', 'api/admin/2fa/prove/options', {});
  return data.passkey;
}

/**
 * Begins a login without a password. Returns the options for the browser and the challenge to send back with the
 * result.
 */
export async function requestPasskeyLogin(): Promise<Schemas['BegunPasskeyLogin']> {
  const { data } = await sendJson<Schemas['PasskeyLoginOptions']>(
    'post',
    'api/admin/login/passkey/options',
    {},
  );
  return data;
}
