import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';
import { recordSource } from './records';

/** A contact message as the API answers it. */
export type ContactMessage = components['schemas']['ContactView'];

/** Names of the columns that its list and its file share. */
export type ContactColumn = components['schemas']['ContactColumn'];

export const contactSource = recordSource<ContactMessage>({ name: 'contacts', path: 'api/contact' });

export type ContactReply = components['schemas']['ReplyView'];
export type ReplyFrame = components['schemas']['ReplyFrameView'];

const repliesTo = (id: string) => `${contactSource.of(id)}/replies`;

/** What the mail of a reply in this language says around its text. */
export const replyFrame = (id: string, locale: 'en' | 'hi') =>
  queryOptions({
    queryKey: ['contacts', 'reply-frame', id, locale],
    queryFn: ({ signal }) =>
      getJson<ReplyFrame>(`${repliesTo(id)}/frame`, { searchParams: { locale }, signal }),
    staleTime: 300_000,
  });

/** A reply, and how many the writer saw before it: with another number the API answers 409. */
export interface NewReply {
  text: string;
  locale: 'en' | 'hi';
  expectedReplies: number;
}

/**
 * Sends a reply, whose mail waits ten seconds, and answers the message as it is now.
 *
 * @param key the same for the same reply: a repeat sends nothing more
 */
export async function sendReply(id: string, reply: NewReply, key: string): Promise<ContactMessage> {
  const headers = { 'Idempotency-Key': key };
  const body = { ...reply, undoable: true };
  return (await sendJson<{ data: ContactMessage }>('post', repliesTo(id), body, { headers })).data;
}

/** Takes one's own reply back while its mail waits, and answers the message as it is now. */
export async function withdrawReply(id: string, replyId: string): Promise<ContactMessage> {
  const path = `${repliesTo(id)}/${encodeURIComponent(replyId)}`;
  return (await sendJson<{ data: ContactMessage }>('delete', path)).data;
}

/** A message as it is now, with its replies. */
export const readMessage = (id: string) => getJson<ContactMessage>(contactSource.of(id));

/** Messages that nobody has opened yet: how many, and the five that have waited longest. */
export const newMessages = () => contactSource.oldestOf('new', 5);
