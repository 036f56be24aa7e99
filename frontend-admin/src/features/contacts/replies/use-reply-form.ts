import { useId, useState } from 'react';
import { NO_REPLY, useReplyDraft } from '../../../state/drafts/reply-drafts';

/** Whether the reply form is open: by default when there is a draft, otherwise as the user chose. */
export function useReplyForm(messageId: string) {
  const draft = useReplyDraft(messageId);
  const hasText = draft.text !== '';
  // The form stays open when the draft is emptied, since the user is probably rewriting it, and closes when the reply
  // was sent.
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
    /** Id of the form element, for buttons outside of it. */
    id: `${id}-form`,
    previewId: `${id}-preview`,
    isOpen: wanted ?? hasDraft,
    /** How often the form was opened on request; each time its field gets the focus. */
    asked,
    /** The form was closed or sent: the button that opens it gets the focus. */
    wasLeft,
    previews,
    togglePreview: () => setPreviews(!previews),
    ask: () => {
      setWanted(true);
      setAsked(asked + 1);
    },
    /** The draft is kept. */
    close: () => leave(false),
    onSent: () => leave(undefined),
  };
}

export type ReplyFormState = ReturnType<typeof useReplyForm>;
