import { useId, useState } from 'react';
import { NO_REPLY, useReplyDraft } from '../../../state/drafts/reply-drafts';

/** State of the reply form. It is open if there is a draft, unless the user has opened or closed it. */
export function useReplyForm(messageId: string) {
  const draft = useReplyDraft(messageId);
  const hasText = draft.text !== '';
  // The form stays open when the draft is emptied, because the user is probably rewriting it, and closes when the
  // reply has been sent.
  const [hasDraft, setHasDraft] = useState(hasText);
  if (hasText && !hasDraft) setHasDraft(true);
  if (draft === NO_REPLY && hasDraft) setHasDraft(false);
  /** What the user chose; undefined until they open or close the form. */
  const [override, setOverride] = useState<boolean>();
  const [openCount, setOpenCount] = useState(0);
  const [wasClosed, setWasClosed] = useState(false);
  const [showsPreview, setShowsPreview] = useState(false);
  const id = useId();
  const leave = (next: false | undefined) => {
    setOverride(next);
    setShowsPreview(false);
    setWasClosed(true);
  };
  return {
    /** Id of the form element, for buttons outside of the form. */
    id: `${id}-form`,
    previewId: `${id}-preview`,
    isOpen: override ?? hasDraft,
    /** How often the user has opened the form. On each change its field gets the focus. */
    openCount,
    /** Whether the form was closed or sent, after which the button that opens it gets the focus. */
    wasClosed,
    showsPreview,
    togglePreview: () => setShowsPreview(!showsPreview),
    open: () => {
      setOverride(true);
      setOpenCount(openCount + 1);
    },
    /** Closes the form and keeps the draft. */
    close: () => leave(false),
    onSent: () => leave(undefined),
  };
}

export type ReplyFormState = ReturnType<typeof useReplyForm>;
