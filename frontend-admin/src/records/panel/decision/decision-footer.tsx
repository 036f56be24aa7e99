import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { ignoreRepeatedPress, useShortcuts } from '../../../browser/shortcuts';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import { review } from '../../../content/review';
import type { ReviewDecisionStatus } from '../../../data/records/records';
import { reasonDrafts } from '../../../state/drafts/reason-drafts';
import { useReportDeciding } from '../../../state/open-record';
import { Icon } from '../../../ui/icon';
import { UnsentReason } from '../drafts/unsent-reason';
import { useDrafts } from '../drafts/use-drafts';
import { ReasonForm } from './reason-form';
import type { ReviewedKind } from './reviewed-kind';
import type { Decision, ReviewedRecord } from './use-decision';

interface DecisionFooterProps {
  kind: ReviewedKind;
  record: ReviewedRecord;
  busy: boolean;
  /** Whether the record was just opened automatically: a press may have been meant for the previous one. */
  isDelayed: boolean;
  failure: string | undefined;
  /** Message about a conflicting change by somebody else. */
  conflict: string | undefined;
  /** Describes who last changed the status, and when. */
  lastChange: () => string;
  onDecide: (decision: Decision) => void;
  /** Moves on without a decision. */
  onKeepPending: () => void;
}

/** The fixed footer of the panel, with the decisions available in the record's status. */
export function DecisionFooter(props: DecisionFooterProps) {
  const { kind, record, busy, isDelayed, failure, conflict, lastChange, onDecide, onKeepPending } = props;
  const { _id: id, status } = record;
  const commonMessages = useMessages(common);
  const messages = useMessages(review);
  const { draft, unsent, isStale, discard } = useDrafts(id, status);
  const [wanted, setWanted] = useState(draft?.wanted);
  /** Initial text of the form. */
  const [typed, setTyped] = useState(draft?.reason ?? '');
  /** The decision that was cancelled: its button gets focus back. */
  const [cancelled, setCancelled] = useState<ReviewDecisionStatus>();
  const approve = useRef<HTMLButtonElement>(null);
  const begin = (decision: ReviewDecisionStatus) => {
    setTyped(reasonDrafts.resume(id, decision));
    setWanted(decision);
  };
  const showsDecisions = wanted === undefined && status === 'pending';
  useReportDeciding(wanted !== undefined);
  // While a decision is being saved, no other one can be made.
  const isBlocked = isDelayed || busy;
  useShortcuts({
    // A focuses the button and Enter decides, so that a held key cannot decide one record after the other.
    a: showsDecisions ? () => approve.current?.focus() : undefined,
    x: showsDecisions && !isBlocked ? () => begin('rejected') : undefined,
  });
  // Not `disabled`, so that the button keeps the focus it got by the key A.
  const unlessBlocked = (act: () => void) => ({
    'aria-disabled': isBlocked,
    onClick: isBlocked ? undefined : act,
  });
  const cancel = () => {
    if (wanted) reasonDrafts.cancel(id, wanted);
    setCancelled(wanted);
    setWanted(undefined);
  };
  return (
    <div className={isDelayed ? 'ad-foot ad-foot--settling' : 'ad-foot'}>
      {failure && <Alert type="error" title={commonMessages.error(failure)} />}
      {(conflict || isStale) && (
        <Alert type="warning" role="alert" title={conflict ?? messages.decidedMeanwhile(lastChange())} />
      )}
      {unsent && !wanted && <UnsentReason draft={unsent} status={status} onDiscard={discard} />}
      {wanted ? (
        <ReasonForm
          kind={kind}
          record={record}
          status={wanted}
          draft={typed}
          onType={(reason) => reasonDrafts.set(id, { seenStatus: status, wanted, reason })}
          busy={busy}
          onDecide={onDecide}
          onCancel={cancel}
        />
      ) : status === 'pending' ? (
        <div className="ad-foot__buttons">
          <Button
            danger
            autoFocus={cancelled === 'rejected'}
            className="ad-foot__start"
            icon={<Icon name="cross" />}
            aria-keyshortcuts="X"
            {...unlessBlocked(() => begin('rejected'))}
          >
            {messages.reject}
          </Button>
          <Button onKeyDown={ignoreRepeatedPress} {...unlessBlocked(onKeepPending)}>
            {messages.keepPending}
          </Button>
          <Button
            ref={approve}
            type="primary"
            className="ad-approve"
            loading={busy}
            icon={<Icon name="tick" />}
            aria-keyshortcuts="A"
            onKeyDown={ignoreRepeatedPress}
            {...unlessBlocked(() => onDecide({ status: 'approved' }))}
          >
            {busy ? messages.approving : messages.approve}
          </Button>
          <Button
            type="link"
            size="small"
            className="ad-foot__aside"
            disabled={busy}
            autoFocus={cancelled === 'approved'}
            {...unlessBlocked(() => begin('approved'))}
          >
            {messages.approveWithReason}
          </Button>
        </div>
      ) : (
        <div className="ad-foot__buttons">
          <Button
            autoFocus={cancelled === 'pending'}
            icon={<Icon name="clock" />}
            onClick={() => begin('pending')}
          >
            {messages.reopen}
          </Button>
        </div>
      )}
    </div>
  );
}
