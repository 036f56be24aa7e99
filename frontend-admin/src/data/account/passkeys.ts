import { sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];

/** What the browser is to be asked for, to create a passkey for the account. */
export async function requestPasskeyCreation(): Promise<Schemas['PasskeyCreationOptions']> {
  const { data } = await sendJson<Schemas['PasskeyCreation']>('post', 'api/admin/2fa/passkeys/options', {});
  return data.options;
}

/** Adds the passkey that the browser has created; answers recovery codes when the account had none. */
export async function addPasskey(created: Schemas['PasskeyRegistration']): Promise<string[] | undefined> {
  const { data } = await sendJson<Schemas['FactorAdded']>('post', 'api/admin/2fa/passkeys', created);
  return data.recoveryCodes;
}

/** Takes a passkey away; with the last factor go the recovery codes. */
export async function removePasskey(id: string): Promise<void> {
  await sendJson<Schemas['FactorChanged']>('delete', `api/admin/2fa/passkeys/${id}`);
}

/** What the browser is to be asked for, to show again who is at the keyboard; `prove` takes its answer. */
export async function requestPasskeyProof(): Promise<Schemas['PasskeyRequestOptions']> {
  const { data } = await sendJson<Schemas['PasskeyProofOptions']>('post', 'api/admin/2fa/prove/options', {});
  return data.passkey;
}

/** Begins a login without a password: what the browser is to be asked for, and what its answer goes with. */
export async function requestPasskeyLogin(): Promise<Schemas['BegunPasskeyLogin']> {
  const { data } = await sendJson<Schemas['PasskeyLoginOptions']>(
    'post',
    'api/admin/login/passkey/options',
    {},
  );
  return data;
}
