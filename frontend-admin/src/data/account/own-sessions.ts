import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
export type OwnSession = Schemas['OwnSession'];

/** Sessions of the account, newest login first. */
export function ownSessions() {
  return queryOptions({
    queryKey: ['own-sessions'],
    queryFn: ({ signal }) => getJson<OwnSession[]>('api/admin/sessions', { signal }),
  });
}

/** Ends one session. The device is logged out on its next request. */
export async function endSession(id: string): Promise<void> {
  await sendJson<Schemas['SessionsEnded']>('delete', `api/admin/sessions/${encodeURIComponent(id)}`);
}

/** Ends all other sessions. Returns how many. */
export async function endOtherSessions(): Promise<number> {
  const { data } = await sendJson<Schemas['SessionsEnded']>('post', 'api/admin/sessions/end-others', {});
  return data.ended;
}
