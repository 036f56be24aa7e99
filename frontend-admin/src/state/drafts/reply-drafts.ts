import { randomId } from 'frontend-shared/api/random-id';
import { create } from 'zustand';
import { draftKey } from './draft-key';

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

/** Nothing has been written, or what was is sent. A draft whose last letter was deleted is another one. */
export const NO_REPLY: ReplyDraft = { text: '' };

/** In memory only. */
const useDrafts = create<{ drafts: Readonly<Record<string, ReplyDraft>> }>()(() => ({ drafts: {} }));
const attempts = new Map<string, Attempt>();

/** The answer that is being written to a message, wherever it is changed. */
export const useReplyDraft = (id: string): ReplyDraft =>
  useDrafts(({ drafts }) => drafts[draftKey(id)]) ?? NO_REPLY;

/** Answers that were being written: they come back after a look at another record or a session that ended. */
export const replyDrafts = {
  of(id: string): ReplyDraft {
    return useDrafts.getState().drafts[draftKey(id)] ?? NO_REPLY;
  },
  keep(id: string, draft: ReplyDraft): void {
    useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [draftKey(id)]: draft } }));
  },
  forget(id: string): void {
    useDrafts.setState(({ drafts: { [draftKey(id)]: _gone, ...drafts } }) => ({ drafts }));
  },
  /** Names a call that sends this. */
  attemptKey(id: string, { text, locale }: ReplyDraft): string {
    const what = `${locale} ${text}`;
    const last = attempts.get(draftKey(id));
    if (last?.what === what) return last.key;
    const key = randomId();
    attempts.set(draftKey(id), { what, key });
    return key;
  },
  /** What was sent is done: the same words once more are another reply. */
  endAttempt(id: string): void {
    attempts.delete(draftKey(id));
  },
  /** Whoever logs out leaves nothing behind. */
  forgetAll(): void {
    useDrafts.setState({ drafts: {} });
    attempts.clear();
  },
};
