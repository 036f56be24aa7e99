import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { ignoreRepeatedPress, useShortcuts } from '../../../browser/shortcuts';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import { review } from '../../../content/review';
import type { ReviewDecisionStatus } from '../../../data/records/records';
import { reasonDrafts } from '../../../state/drafts/reason-drafts';
import { useDeciding } from '../../../state/open-record';
import { Icon } from '../../../ui/icon';
import { UnsentReason } from '../drafts/unsent-reason';
import { useDrafts } from '../drafts/use-drafts';
import { ReasonForm } from './reason-form';
import type { ReviewedKind } from './reviewed-kind';
import type { Decision, ReviewedRecord } from './use-decision';

interface DecisionFootProps {
  kind: ReviewedKind;
  record: ReviewedRecord;
  busy: boolean;
  /** It came up by itself a moment ago: a press may have been meant for the one before it. */
  settling: boolean;
  failure: string | undefined;
  /** Who was first, when somebody was. */
  conflict: string | undefined;
  /** Who brought the record to the state it is in, and when. */
  lastChange: () => string;
  onDecide: (decision: Decision) => void;
  /** Goes on without deciding. */
  onKeepPending: () => void;
}

/** The fixed foot of the panel: what can be decided about the record in the state it is in. */
export function DecisionFooter(props: DecisionFootProps) {
  const { kind, record, busy, settling, failure, conflict, lastChange, onDecide, onKeepPending } = props;
  const { _id: id, status } = record;
  const commonMessages = useMessages(common);
  const messages = useMessages(review);
  const { draft, unsent, isStale, discard } = useDrafts(id, status);
  const [wanted, setWanted] = useState(draft?.wanted);
  /** What the form begins with. */
  const [typed, setTyped] = useState(draft?.reason ?? '');
  /** The question that was left again: its button gets the focus back. */
  const [left, setLeft] = useState<ReviewDecisionStatus>();
  const approve = useRef<HTMLButtonElement>(null);
  const begin = (decision: ReviewDecisionStatus) => {
    setTyped(reasonDrafts.resume(id, decision));
    setWanted(decision);
  };
  const asks = wanted === undefined && status === 'pending';
  useDeciding(wanted !== undefined);
  useShortcuts({
    // A key that is held down must not decide one record after the other: it leads to the button, Enter decides.
    a: asks ? () => approve.current?.focus() : undefined,
    x: asks && !busy && !settling ? () => begin('rejected') : undefined,
  });
  // Not `disabled`: the focus that A gave to a button is to stay there.
  const onceSettled = (act: () => void) => ({
    'aria-disabled': settling,
    onClick: settling ? undefined : act,
  });
  const cancel = () => {
    if (wanted) reasonDrafts.setAside(id, wanted);
    setLeft(wanted);
    setWanted(undefined);
  };
  return (
    <div className={settling ? 'ad-foot ad-foot--settling' : 'ad-foot'}>
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
          onType={(reason) => reasonDrafts.keep(id, { seen: status, wanted, reason })}
          busy={busy}
          onDecide={onDecide}
          onCancel={cancel}
        />
      ) : status === 'pending' ? (
        <div className="ad-foot__buttons">
          <Button
            danger
            autoFocus={left === 'rejected'}
            className="ad-foot__start"
            icon={<Icon name="cross" />}
            aria-keyshortcuts="X"
            {...onceSettled(() => begin('rejected'))}
          >
            {messages.reject}
          </Button>
          <Button onKeyDown={ignoreRepeatedPress} {...onceSettled(onKeepPending)}>
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
            {...onceSettled(() => onDecide({ status: 'approved' }))}
          >
            {busy ? messages.approving : messages.approve}
          </Button>
          <Button
            type="link"
            size="small"
            className="ad-foot__aside"
            disabled={busy}
            autoFocus={left === 'approved'}
            {...onceSettled(() => begin('approved'))}
          >
            {messages.approveWithReason}
          </Button>
        </div>
      ) : (
        <div className="ad-foot__buttons">
          <Button
            autoFocus={left === 'pending'}
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
