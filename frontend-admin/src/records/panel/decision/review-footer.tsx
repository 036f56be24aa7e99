import { useMessages } from '../../../content/messages';
import { review } from '../../../content/review';
import type { RecordNavigation } from '../../record-kind';
import { DecisionFooter } from './decision-footer';
import type { ReviewedKind } from './reviewed-kind';
import type { ReviewedRecord, useDecision } from './use-decision';
import { useDecisionDelay } from './use-decision-delay';

interface ReviewFooterProps {
  kind: ReviewedKind;
  record: ReviewedRecord;
  canReview: boolean;
  decision: ReturnType<typeof useDecision>;
  navigation: RecordNavigation;
}

/** The decision footer for accounts that may decide, and a note for the others. */
export function ReviewFooter({ kind, record, canReview, decision, navigation }: ReviewFooterProps) {
  const messages = useMessages(review);
  const isDelayed = useDecisionDelay(navigation.autoOpenedId === record._id);
  if (!canReview) return <p className="ad-foot ad-quiet">{messages.readOnly}</p>;
  return (
    <DecisionFooter
      // Another status has other decisions; text typed for the old one is kept in the drafts.
      key={record.status}
      kind={kind}
      record={record}
      busy={decision.busy}
      isDelayed={isDelayed}
      failure={decision.failure}
      conflict={decision.conflict}
      lastChange={decision.lastChange}
      onDecide={decision.decide}
      onKeepPending={decision.keepPending}
    />
  );
}
