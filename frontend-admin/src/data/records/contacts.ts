import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';
import { recordSource } from './records';

/** A contact message as returned by the API. */
export type ContactMessage = components['schemas']['ContactView'];

/** Columns of the list and its export. */
export type ContactColumn = components['schemas']['ContactColumn'];

export const contactSource = recordSource<ContactMessage>({ name: 'contacts', path: 'api/contact' });

export type ContactReply = components['schemas']['ReplyView'];
export type ReplyFrame = components['schemas']['ReplyFrameView'];

const repliesTo = (id: string) => `${contactSource.pathOf(id)}/replies`;

/** The parts of the reply mail around its text, in the given language. */
export const replyFrame = (id: string, locale: 'en' | 'hi') =>
  queryOptions({
    queryKey: ['contacts', 'reply-frame', id, locale],
    queryFn: ({ signal }) =>
      getJson<ReplyFrame>(`${repliesTo(id)}/frame`, { searchParams: { locale }, signal }),
    staleTime: 300_000,
  });

/** A reply. The API answers 409 when the message does not have `expectedReplies` replies. */
export interface NewReply {
  text: string;
  locale: 'en' | 'hi';
  expectedReplies: number;
}

/**
 * Sends a reply; its mail is held for ten seconds. Returns the updated message.
 *
 * @param key idempotency key: a repeated request with the same key sends no second reply
 */
export async function sendReply(id: string, reply: NewReply, key: string): Promise<ContactMessage> {
  const headers = { 'Idempotency-Key': key };
  const body = { ...reply, undoable: true };
  return (await sendJson<{ data: ContactMessage }>('post', repliesTo(id), body, { headers })).data;
}

/** Withdraws a reply of the current account while its mail is held. Returns the updated message. */
export async function withdrawReply(id: string, replyId: string): Promise<ContactMessage> {
  const path = `${repliesTo(id)}/${encodeURIComponent(replyId)}`;
  return (await sendJson<{ data: ContactMessage }>('delete', path)).data;
}

/** Fetches a message with its replies. */
export const readMessage = (id: string) => getJson<ContactMessage>(contactSource.pathOf(id));

/** Messages that nobody has opened yet: their number, and the five oldest. */
export const newMessages = () => contactSource.oldestOf('new', 5);
