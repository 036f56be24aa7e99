import { randomId } from 'frontend-shared/api/random-id';
import { create } from 'zustand';
import { draftKey } from './draft-key';

/** An unsent reply. */
export interface ReplyDraft {
  text: string;
  /** Language of the mail; that of the message until the writer chooses another. */
  locale?: 'en' | 'hi' | undefined;
}

/** An attempt to send: the key stays the same for the same content, so that a retry sends no second reply. */
interface Attempt {
  content: string;
  key: string;
}

/** No draft: nothing was written, or it was sent. A draft that was emptied is a different object. */
export const NO_REPLY: ReplyDraft = { text: '' };

/** Kept in memory only. */
const useDrafts = create<{ drafts: Readonly<Record<string, ReplyDraft>> }>()(() => ({ drafts: {} }));
const attempts = new Map<string, Attempt>();

/** The unsent reply to a message; re-renders when it changes. */
export const useReplyDraft = (id: string): ReplyDraft =>
  useDrafts(({ drafts }) => drafts[draftKey(id)]) ?? NO_REPLY;

/** Unsent replies. They survive opening another record and the end of a session. */
export const replyDrafts = {
  get(id: string): ReplyDraft {
    return useDrafts.getState().drafts[draftKey(id)] ?? NO_REPLY;
  },
  set(id: string, draft: ReplyDraft): void {
    useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [draftKey(id)]: draft } }));
  },
  remove(id: string): void {
    useDrafts.setState(({ drafts: { [draftKey(id)]: _removed, ...drafts } }) => ({ drafts }));
  },
  /** The idempotency key for sending this content. */
  idempotencyKey(id: string, { text, locale }: ReplyDraft): string {
    const content = `${locale} ${text}`;
    const last = attempts.get(draftKey(id));
    if (last?.content === content) return last.key;
    const key = randomId();
    attempts.set(draftKey(id), { content, key });
    return key;
  },
  /** Drops the idempotency key of a completed attempt, so that sending the same text again is a new reply. */
  endAttempt(id: string): void {
    attempts.delete(draftKey(id));
  },
  /** Called on logout. */
  clear(): void {
    useDrafts.setState({ drafts: {} });
    attempts.clear();
  },
};
