import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import { ApiError } from 'frontend-shared/api/error';
import type { components } from 'frontend-shared/api/types.generated';
import { prepareExport } from './list-exports';

type Schemas = components['schemas'];
type Permission = Schemas['Permission'];
export type TeamMember = Schemas['TeamMember'];

/** All accounts and invitations, by e-mail address. */
export function team() {
  return queryOptions({
    queryKey: ['team'],
    queryFn: ({ signal }) => getJson<TeamMember[]>('api/admin/users', { signal }),
  });
}

/** Prepares an export of the team, or of the members with these ids. Returns the path of the file. */
export function prepareTeamExport(ids?: readonly string[]): Promise<string> {
  return prepareExport('api/admin/users/exports', ids ? { ids } : {});
}

/** Invites a person by mail in this language. Returns the id of the account. */
export async function invite(email: string, locale: Schemas['MailLocale']): Promise<string> {
  return (await sendJson<Schemas['Registered']>('post', 'api/admin/register', { email, locale })).userId;
}

/** The account after its permissions have changed. */
export type ChangedMember = Pick<TeamMember, '_id' | 'permissions'> & Partial<TeamMember>;

/**
 * Replaces the permissions of another account and returns that account. `adminId` is the current account. Throws a 409
 * that contains the account if its permissions have changed since it was fetched.
 */
export async function assignPermissions(
  adminId: string,
  { _id, permissions: expectedPermissions }: Pick<TeamMember, '_id' | 'permissions'>,
  permissions: readonly Permission[],
): Promise<ChangedMember> {
  const body = { adminId, userId: _id, permissions, expectedPermissions };
  return (await sendJson<Schemas['PermissionsUpdated']>('post', 'api/admin/assign-permission', body)).data;
}

/** The up-to-date account contained in a 409 error. */
export function currentMember(error: unknown): ChangedMember | undefined {
  return error instanceof ApiError && error.status === 409
    ? (error.data as ChangedMember | undefined)
    : undefined;
}

/** Updates one account in the cached team. */
export function updateCachedMember(queryClient: QueryClient, changed: ChangedMember): void {
  queryClient.setQueryData(team().queryKey, (members) =>
    members?.map((member) => (member._id === changed._id ? { ...member, ...changed } : member)),
  );
}

/** Ends all sessions of the account and blocks its login. */
export async function suspendMember(id: string, reason: string): Promise<void> {
  await sendJson<Schemas['TeamMemberChanged']>('patch', pathOf(id), { suspended: true, reason });
}

/** Lifts the suspension of an account. */
export async function resumeMember(id: string): Promise<void> {
  await sendJson<Schemas['TeamMemberChanged']>('patch', pathOf(id), { suspended: false });
}

export async function removeMember(id: string, reason: string): Promise<void> {
  await sendJson<Schemas['TeamMemberRemoved']>('delete', pathOf(id), { reason });
}

/** Withdraws an invitation. Throws a 409 if the person has accepted it in the meantime; the account is kept. */
export async function revokeInvitation(id: string, reason: string): Promise<void> {
  await sendJson<Schemas['TeamMemberRemoved']>('delete', pathOf(id), { reason, isInvitation: true });
}

/** Sends the invitation again; the earlier link becomes invalid. */
export async function resendInvitation(id: string): Promise<void> {
  await sendJson<Schemas['TeamMemberChanged']>('post', `${pathOf(id)}/invitation`, {});
}

/** Sets how many PANs another account may reveal per day. */
export async function setRevealLimit(id: string, perDay: number): Promise<void> {
  await sendJson<Schemas['RevealLimitChanged']>('patch', `${pathOf(id)}/reveals`, { perDay });
}

/** Removes the lost second factor of another account and ends its sessions. */
export async function resetFactor(userId: string, reason: string): Promise<void> {
  await sendJson<Schemas['FactorChanged']>('post', 'api/admin/2fa/reset', { userId, reason });
}

function pathOf(id: string): string {
  return `api/admin/users/${encodeURIComponent(id)}`;
}
