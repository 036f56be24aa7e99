import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
export type PasswordLink = Schemas['PasswordLinkView'];

const pathOf = (token: string) => `api/admin/reset-password/${encodeURIComponent(token)}`;

/** Requests a password reset link. The response is the same whether or not the address has an account. */
export async function requestReset(email: string): Promise<string> {
  const { message } = await sendJson<Schemas['ResetRequested']>('post', 'api/admin/forgot-password', {
    email,
  });
  return message;
}

/** The purpose of a link and its account; 404 when the link is invalid. Fetched whenever the page is opened. */
export function passwordLink(token: string) {
  return queryOptions({
    queryKey: ['password-link', token],
    queryFn: ({ signal }) => getJson<PasswordLink>(pathOf(token), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Sets the password. The link cannot be used again. */
export async function saveNewPassword(token: string, newPassword: string): Promise<void> {
  await sendJson<Schemas['PasswordChanged']>('post', pathOf(token), { newPassword });
}
