import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
export type OwnEmail = Schemas['OwnEmail'];
export type EmailLink = Schemas['EmailLinkView'];

const OWN = 'api/admin/change-email';
const pathOf = (token: string) => `api/admin/confirm-email/${encodeURIComponent(token)}`;

/** Polling interval in ms: people often confirm in a mail program, or on another device. */
const POLL_INTERVAL_MS = 10_000;

/** The current address of the account, and the requested one if there is an unconfirmed request. */
export function ownEmail() {
  return queryOptions({
    queryKey: ['own-email'],
    queryFn: ({ signal }) => getJson<OwnEmail>(OWN, { signal }),
    refetchInterval: ({ state }) => (state.data?.change ? POLL_INTERVAL_MS : false),
  });
}

/** Requests another address; replaces an earlier request. */
export async function requestEmailChange(email: string): Promise<void> {
  await sendJson<Schemas['EmailChangeRequested']>('post', OWN, { email });
}

/** Cancels the request. */
export async function cancelEmailChange(): Promise<void> {
  await sendJson<Schemas['EmailChangeEnded']>('delete', OWN);
}

/** What a link confirms; 404 when the link is invalid. Fetched whenever the page is opened. */
export function emailLink(token: string) {
  return queryOptions({
    queryKey: ['email-link', token],
    queryFn: ({ signal }) => getJson<EmailLink>(pathOf(token), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/**
 * Confirms the address that the link was sent to. Returns whether this completed the change of the account's address.
 */
export async function confirmEmail(token: string): Promise<boolean> {
  return (await sendJson<Schemas['EmailConfirmed']>('post', pathOf(token), {})).data.isChanged;
}

/** Rejects a change that the owner did not request. */
export async function rejectEmailChange(token: string): Promise<void> {
  await sendJson<Schemas['EmailChangeEnded']>('post', `${pathOf(token)}/refuse`, {});
}
