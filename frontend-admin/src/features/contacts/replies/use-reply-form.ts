import { useId, useState } from 'react';
import { NO_REPLY, useReplyDraft } from '../../../state/drafts/reply-drafts';

/** Whether the form for a reply is there: with a draft it is, until somebody closes it or asks for it. */
export function useReplyForm(messageId: string) {
  const draft = useReplyDraft(messageId);
  const hasText = draft.text !== '';
  // It stays when the last letter is gone, since somebody who deletes it is about to rewrite it, and goes when the reply was sent.
  const [hasDraft, setHasDraft] = useState(hasText);
  if (hasText && !hasDraft) setHasDraft(true);
  if (draft === NO_REPLY && hasDraft) setHasDraft(false);
  const [wanted, setWanted] = useState<boolean>();
  const [asked, setAsked] = useState(0);
  const [wasLeft, setWasLeft] = useState(false);
  const [previews, setPreviews] = useState(false);
  const id = useId();
  const leave = (next: false | undefined) => {
    setWanted(next);
    setPreviews(false);
    setWasLeft(true);
  };
  return {
    /** Of the form element, for the buttons outside it. */
    id: `${id}-form`,
    previewId: `${id}-preview`,
    isOpen: wanted ?? hasDraft,
    /** Counts how often somebody asked for the form; each time its field gets the focus. */
    asked,
    /** It was closed again or has been sent: the button that opens it gets the focus back. */
    wasLeft,
    previews,
    togglePreview: () => setPreviews(!previews),
    ask: () => {
      setWanted(true);
      setAsked(asked + 1);
    },
    /** What was typed stays. */
    close: () => leave(false),
    onSent: () => leave(undefined),
  };
}

export type ReplyFormState = ReturnType<typeof useReplyForm>;
