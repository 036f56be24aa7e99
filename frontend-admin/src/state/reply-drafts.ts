import { useSession } from 'frontend-shared/api/session';
import { create } from 'zustand';

/** An answer that is being written. */
export interface ReplyDraft {
  text: string;
  /** Of the mail; that of the message until the writer chooses another. */
  locale?: 'en' | 'hi' | undefined;
}

/** A try to send: its key is the same for as long as the same is sent, so that a repeat sends nothing more. */
interface Attempt {
  what: string;
  key: string;
}

const EMPTY: ReplyDraft = { text: '' };

/** By account and record, in memory only: another person at the same desk must not find them. */
const useDrafts = create<{ drafts: Readonly<Record<string, ReplyDraft>> }>()(() => ({ drafts: {} }));
const attempts = new Map<string, Attempt>();

const keyOf = (id: string) => `${useSession.getState().admin?._id} ${id}`;

/** 128 random bits as hex; `randomUUID` is missing on pages without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The answer that is being written to a message, wherever it is changed. */
export const useReplyDraft = (id: string): ReplyDraft =>
  useDrafts(({ drafts }) => drafts[keyOf(id)]) ?? EMPTY;

/** Answers that were being written: they come back after a look at another record or a session that ended. */
export const replyDrafts = {
  of(id: string): ReplyDraft {
    return useDrafts.getState().drafts[keyOf(id)] ?? EMPTY;
  },
  keep(id: string, draft: ReplyDraft): void {
    useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [keyOf(id)]: draft } }));
  },
  forget(id: string): void {
    useDrafts.setState(({ drafts: { [keyOf(id)]: _gone, ...drafts } }) => ({ drafts }));
  },
  /** Names a call that sends this. */
  attemptKey(id: string, { text, locale }: ReplyDraft): string {
    const what = `${locale} ${text}`;
    const last = attempts.get(keyOf(id));
    if (last?.what === what) return last.key;
    const key = randomKey();
    attempts.set(keyOf(id), { what, key });
    return key;
  },
  /** What was sent is done: the same words once more are another reply. */
  endAttempt(id: string): void {
    attempts.delete(keyOf(id));
  },
  /** Whoever logs out leaves nothing behind. */
  forgetAll(): void {
    useDrafts.setState({ drafts: {} });
    attempts.clear();
  },
};
