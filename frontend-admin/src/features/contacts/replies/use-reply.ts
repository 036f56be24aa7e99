import { useMutation } from '@tanstack/react-query';
import { ApiError } from 'frontend-shared/api/error';
import { useSession } from 'frontend-shared/api/session';
import { useState } from 'react';
import { contacts } from '../../../content/contacts';
import { useMessages } from '../../../content/messages';
import { type ContactMessage, sendReply, withdrawReply } from '../../../data/records/contacts';
import { UNDO_MS } from '../../../data/undo-window';
import { currentRecord, useRecordCache } from '../../../records/panel/use-record-cache';
import type { DetailProps } from '../../../records/record-kind';
import { replyDrafts, useReplyDraft } from '../../../state/drafts/reply-drafts';
import { showToast } from '../../../state/toasts';
import { errorMessage } from '../../../ui/text/error-message';
import { useIsMounted } from '../../../ui/use-is-mounted';

/** Returns a function that withdraws a reply while its mail is held, and restores its text in the form. */
function useReplyUndo({ kind, navigation }: Pick<DetailProps<ContactMessage>, 'kind' | 'navigation'>) {
  const messages = useMessages(contacts);
  const cache = useRecordCache(kind.source);
  return async (message: ContactMessage, replyId: string, sent: { text: string; locale: 'en' | 'hi' }) => {
    const { _id } = message;
    try {
      cache.putInPlace(await withdrawReply(_id, replyId));
      // Text typed after sending is appended.
      const typed = replyDrafts.get(_id).text;
      replyDrafts.set(_id, { ...sent, text: typed === '' ? sent.text : `${sent.text}\n\n${typed}` });
      showToast({ kind: 'success', text: messages.replyUndone(kind.name(message)) });
      navigation.open(_id);
    } catch (error) {
      const current = currentRecord<ContactMessage>(error);
      if (current) cache.putInPlace(current);
      const why = errorMessage(error, messages.replyFailed);
      showToast({
        kind: 'error',
        text: messages.replyUndoFailed(kind.name(message), why),
        until: Date.now() + UNDO_MS,
      });
    }
  };
}

/**
 * The number of replies to expect on the server: without those of colleagues that appeared while the reply was written
 * and that its writer may have missed.
 */
function useExpectedReplies({ replies = [] }: ContactMessage, isWriting: boolean): number {
  const ownEmail = useSession(({ admin }) => admin?.email);
  const byOthers = replies.filter(({ by }) => by !== ownEmail).length;
  const [seen, setSeen] = useState(byOthers);
  if (seen !== byOthers && (!isWriting || byOthers < seen)) setSeen(byOthers);
  return replies.length - Math.max(0, byOthers - seen);
}

/**
 * Sends a reply. The draft is kept until the server has accepted it, even if the user opens another record.
 *
 * @param onSent called after sending, if the message is still open
 */
export function useReply({ kind, record, navigation }: DetailProps<ContactMessage>, onSent: () => void) {
  const messages = useMessages(contacts);
  const { _id } = record;
  const name = kind.name(record);
  const cache = useRecordCache(kind.source);
  const undo = useReplyUndo({ kind, navigation });
  const draft = useReplyDraft(_id);
  const locale = draft.locale ?? record.locale;
  const [conflict, setConflict] = useState<string>();
  // A conflict points out the replies of colleagues.
  const expectedReplies = useExpectedReplies(record, draft.text !== '' && conflict === undefined);
  const isMounted = useIsMounted();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (sent: { text: string; locale: 'en' | 'hi' }) => {
      const sentAt = Date.now();
      const key = replyDrafts.idempotencyKey(_id, sent);
      const changed = await sendReply(_id, { ...sent, expectedReplies }, key);
      return { changed, sentAt };
    },
    onMutate: () => setConflict(undefined),
    onSuccess: ({ changed, sentAt }, sent) => {
      replyDrafts.endAttempt(_id);
      cache.putInPlace(changed);
      // Text that was changed while the request was running is a new draft.
      if (replyDrafts.get(_id).text.trim() === sent.text) replyDrafts.remove(_id);
      const { email } = useSession.getState().admin ?? {};
      const own = changed.replies?.findLast(({ by, text }) => by === email && text === sent.text);
      showToast({
        kind: 'success',
        text: messages.replySent(name),
        ...(own && { undo: () => undo(changed, own._id, sent), until: sentAt + UNDO_MS }),
      });
    },
    onError: (failure) => {
      const why = errorMessage(failure, messages.replyFailed);
      // The server has rejected this request for good, so the next attempt needs a new idempotency key.
      if (failure instanceof ApiError && [409, 422].includes(failure.status)) replyDrafts.endAttempt(_id);
      const current = currentRecord<ContactMessage>(failure);
      if (current) {
        setConflict(current.suspect ? why : messages.repliedMeanwhile(why));
        cache.putInPlace(current);
      }
      if (!isMounted.current) showToast({ kind: 'error', text: messages.replyNotSent(name, why) });
    },
  });
  return {
    text: draft.text,
    locale,
    write: (text: string, language = locale) => {
      replyDrafts.set(_id, { text, locale: language });
      reset();
    },
    send: (text: string) => !isPending && mutate({ text, locale }, { onSuccess: onSent }),
    busy: isPending,
    /** Why the reply was not sent after a 409, for example because a colleague has replied first. */
    conflict,
    failure: error && !conflict ? errorMessage(error, messages.replyFailed) : undefined,
  };
}

export type ReplyState = ReturnType<typeof useReply>;
