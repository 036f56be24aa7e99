import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
export type SecondFactor = Schemas['SecondFactorState'];
export type AppBeingSetUp = Schemas['TotpSecretView'];

/** What the account that is logged in can show beside its password. */
export function secondFactor() {
  return queryOptions({
    queryKey: ['second-factor'],
    queryFn: ({ signal }) => getJson<SecondFactor>('api/admin/2fa', { signal }),
  });
}

/** Begins to set up an authenticator app; it counts once `confirmApp` has followed. */
export async function setUpApp(): Promise<AppBeingSetUp> {
  return (await sendJson<Schemas['TotpEnrolled']>('post', 'api/admin/2fa/totp', {})).data;
}

/** Confirms the app by its first code; answers recovery codes when the account had none. */
export async function confirmApp(code: string): Promise<string[] | undefined> {
  const { data } = await sendJson<Schemas['FactorAdded']>('post', 'api/admin/2fa/totp/confirm', {
    code,
  });
  return data.recoveryCodes;
}

/** Takes the app away, and the recovery codes with it. */
export async function removeApp(): Promise<void> {
  await sendJson<Schemas['FactorChanged']>('delete', 'api/admin/2fa/totp');
}

/** Ten new recovery codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(): Promise<string[]> {
  const { data } = await sendJson<Schemas['RecoveryCodesReplaced']>(
    'post',
    'api/admin/2fa/recovery-codes',
    {},
  );
  return data.recoveryCodes;
}

/** Shows again who is at the keyboard; for ten minutes nothing is asked again. */
export async function prove(shown: Schemas['ProofRequest']): Promise<void> {
  await sendJson<Schemas['ProofAccepted']>('post', 'api/admin/2fa/prove', shown);
}
