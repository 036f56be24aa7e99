import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
export type OwnEmail = Schemas['OwnEmail'];
export type EmailLink = Schemas['EmailLinkView'];

const OWN = 'api/admin/change-email';
const addressOf = (token: string) => `api/admin/confirm-email/${encodeURIComponent(token)}`;

/** Confirmations happen in mail programs, often on another device. How often they are asked for meanwhile, in ms. */
const ASK_AGAIN_MS = 10_000;

/** The address that the account has, and the one that waits to be confirmed. */
export function ownEmail() {
  return queryOptions({
    queryKey: ['own-email'],
    queryFn: ({ signal }) => getJson<OwnEmail>(OWN, { signal }),
    refetchInterval: ({ state }) => (state.data?.change ? ASK_AGAIN_MS : false),
  });
}

/** Asks for another address, in the place of one that waits. */
export async function askForEmail(email: string): Promise<void> {
  await sendJson<Schemas['EmailChangeRequested']>('post', OWN, { email });
}

/** Takes the request back. */
export async function keepEmail(): Promise<void> {
  await sendJson<Schemas['EmailChangeEnded']>('delete', OWN);
}

/** What a link confirms; a 404 when it does not work. Fetched whenever the page is opened. */
export function emailLink(token: string) {
  return queryOptions({
    queryKey: ['email-link', token],
    queryFn: ({ signal }) => getJson<EmailLink>(addressOf(token), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Confirms the address that the link was sent to; answers whether the account's address has changed with it. */
export async function confirmEmail(token: string): Promise<boolean> {
  return (await sendJson<Schemas['EmailConfirmed']>('post', addressOf(token), {})).data.isChanged;
}

/** Says that nobody wanted this. */
export async function refuseEmail(token: string): Promise<void> {
  await sendJson<Schemas['EmailChangeEnded']>('post', `${addressOf(token)}/refuse`, {});
}
