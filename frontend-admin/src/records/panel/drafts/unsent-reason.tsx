import Button from 'antd/es/button';
import { useId } from 'react';
import { useMessages } from '../../../content/messages';
import { review } from '../../../content/review';
import type { ReviewStatus } from '../../../data/records/records';
import type { ReasonDraft } from '../../../state/drafts/reason-drafts';

interface UnsentReasonProps {
  draft: ReasonDraft;
  status: ReviewStatus;
  onDiscard: () => void;
}

/** A drafted reason for a decision that is no longer possible, because somebody else has changed the status. */
export function UnsentReason({ draft, status, onDiscard }: UnsentReasonProps) {
  const messages = useMessages(review);
  const id = useId();
  // Somebody else has made the same decision already.
  const isDone = draft.wanted === status;
  return (
    <section className="ad-unsent" aria-labelledby={id}>
      <h3 id={id}>{messages.unsentReason}</h3>
      <p className="ad-written">{draft.reason}</p>
      <div className="ad-unsent__foot">
        <p className="ad-quiet">{isDone ? messages.unsentDone : messages.unsentHelp}</p>
        <Button size="small" onClick={onDiscard}>
          {messages.discardReason}
        </Button>
      </div>
    </section>
  );
}
