import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
export type SecondFactor = Schemas['SecondFactorState'];
export type TotpSecret = Schemas['TotpSecretView'];

/** The second factors of the current account. */
export function secondFactor() {
  return queryOptions({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => getJson<SecondFactor>('api/admin/2fa', { signal }),
  });
}

/** Begins to set up an authenticator app; it is active after `confirmTotp`. */
export async function beginTotpSetUp(): Promise<TotpSecret> {
  return (await sendJson<Schemas['TotpEnrolled']>('post', 'api/admin/2fa/totp', {})).data;
}

/** Confirms the app with its first code. Returns recovery codes if it is the first factor. */
export async function confirmTotp(code: string): Promise<string[] | undefined> {
  const { data } = await sendJson<Schemas['FactorAdded']>('post', 'api/admin/2fa/totp/confirm', {
    code,
  });
  return data.recoveryCodes;
}

/** Removes the app. Removing the last factor also removes the recovery codes. */
export async function removeTotp(): Promise<void> {
  await sendJson<Schemas['FactorChanged']>('delete', 'api/admin/2fa/totp');
}

/** Returns ten new recovery codes, which replace all earlier ones. */
export async function replaceRecoveryCodes(): Promise<string[]> {
  const { data } = await sendJson<Schemas['RecoveryCodesReplaced']>(
    'post',
    'api/admin/2fa/recovery-codes',
    {},
  );
  return data.recoveryCodes;
}

/** Re-authenticates the session for ten minutes. */
export async function submitProof(proof: Schemas['ProofRequest']): Promise<void> {
  await sendJson<Schemas['ProofAccepted']>('post', 'api/admin/2fa/prove', proof);
}
