import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import { ApiError } from 'frontend-shared/api/error';
import type { components } from 'frontend-shared/api/types.generated';
import { prepareExport } from './list-exports';

type Schemas = components['schemas'];
type Permission = Schemas['Permission'];
export type TeamMember = Schemas['TeamMember'];

/** Everyone who has an account or an invitation, by e-mail address. */
export function team() {
  return queryOptions({
    queryKey: ['team'],
    queryFn: ({ signal }) => getJson<TeamMember[]>('api/admin/users', { signal }),
  });
}

/** An address that gives the team as a file, or those of it who are named. */
export function prepareTeamExport(ids?: readonly string[]): Promise<string> {
  return prepareExport('api/admin/users/exports', ids ? { ids } : {});
}

/** Invites somebody by mail; answers the id of the account. */
export async function invite(email: string): Promise<string> {
  return (await sendJson<Schemas['Registered']>('post', 'api/admin/register', { email })).userId;
}

/** The account after a change of its permissions. */
export type ChangedMember = Pick<TeamMember, '_id' | 'permissions'> & Partial<TeamMember>;

/**
 * Says what another account may do from now on, over what it could do as it was seen, and answers it as it is then.
 * `adminId` is the account that is logged in. Throws a 409 with the account when somebody else was faster.
 */
export async function assign(
  adminId: string,
  { _id, permissions: expectedPermissions }: Pick<TeamMember, '_id' | 'permissions'>,
  permissions: readonly Permission[],
): Promise<ChangedMember> {
  const body = { adminId, userId: _id, permissions, expectedPermissions };
  return (await sendJson<Schemas['PermissionsUpdated']>('post', 'api/admin/assign-permission', body)).data;
}

/** The account as it is, of an answer that somebody else was faster. */
export function presentMember(error: unknown): ChangedMember | undefined {
  return error instanceof ApiError && error.status === 409
    ? (error.data as ChangedMember | undefined)
    : undefined;
}

/** Shows what the server said last about one account. */
export function putMember(queryClient: QueryClient, changed: ChangedMember): void {
  queryClient.setQueryData(team().queryKey, (members) =>
    members?.map((one) => (one._id === changed._id ? { ...one, ...changed } : one)),
  );
}

/** Ends every session of the account, and lets nobody log in to it. */
export async function suspend(id: string, reason: string): Promise<void> {
  await sendJson<Schemas['TeamMemberChanged']>('patch', addressOf(id), { suspended: true, reason });
}

/** Lets a suspended account in again. */
export async function resume(id: string): Promise<void> {
  await sendJson<Schemas['TeamMemberChanged']>('patch', addressOf(id), { suspended: false });
}

/** Removes an account, or takes an invitation back. */
export async function remove(id: string, reason: string): Promise<void> {
  await sendJson<Schemas['TeamMemberRemoved']>('delete', addressOf(id), { reason });
}

/** Sends the invitation again; the earlier link works no longer. */
export async function inviteAgain(id: string): Promise<void> {
  await sendJson<Schemas['TeamMemberChanged']>('post', `${addressOf(id)}/invitation`, {});
}

/** Says how many PANs another account may reveal in a day. */
export async function changeReveals(id: string, perDay: number): Promise<void> {
  await sendJson<Schemas['RevealLimitChanged']>('patch', `${addressOf(id)}/reveals`, { perDay });
}

/** Takes the lost second factor of another account away and ends its sessions. */
export async function resetFactor(userId: string, reason: string): Promise<void> {
  await sendJson<Schemas['FactorChanged']>('post', 'api/admin/2fa/reset', { userId, reason });
}

function addressOf(id: string): string {
  return `api/admin/users/${encodeURIComponent(id)}`;
}
