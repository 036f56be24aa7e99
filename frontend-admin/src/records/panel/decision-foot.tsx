import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import TextArea, { type TextAreaRef } from 'antd/es/input/TextArea';
import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { common } from '../../content/common';
import { review } from '../../content/review';
import { useTexts } from '../../content/texts';
import type { ReviewDecisionStatus, ReviewStatus } from '../../data/records';
import { useDeciding } from '../../state/open-place';
import { reasonDrafts } from '../../state/reason-drafts';
import { Icon, type IconName } from '../../ui/icon';
import { UnsentReason } from './drafts/unsent-reason';
import { useDrafts } from './drafts/use-drafts';
import type { Decision } from './use-decision';

const REASON_MAX = fieldRules.applicationDecision.reason.maxLength;

interface Step {
  needsReason: boolean;
  icon: IconName;
  confirm: 'confirmApprove' | 'confirmReject' | 'confirmReopen';
  busy: 'approving' | 'rejecting' | 'reopening';
  className: string;
}

const STEPS: Record<ReviewDecisionStatus, Step> = {
  approved: {
    needsReason: false,
    icon: 'tick',
    confirm: 'confirmApprove',
    busy: 'approving',
    className: 'ad-approve',
  },
  rejected: {
    needsReason: true,
    icon: 'cross',
    confirm: 'confirmReject',
    busy: 'rejecting',
    className: 'ad-reject',
  },
  pending: {
    needsReason: true,
    icon: 'undo',
    confirm: 'confirmReopen',
    busy: 'reopening',
    className: '',
  },
};

interface ReasonFormProps {
  status: ReviewDecisionStatus;
  /** What was typed before the form was taken off the screen. */
  draft: string;
  onType: (reason: string) => void;
  busy: boolean;
  onDecide: (decision: Decision) => void;
  onCancel: () => void;
}

/** Asks why, once more what, and sends it. */
function ReasonForm({ status, draft, onType, busy, onDecide, onCancel }: ReasonFormProps) {
  const copy = useTexts(review);
  const commonCopy = useTexts(common);
  const step = STEPS[status];
  const [reason, setReason] = useState(draft);
  const field = useRef<TextAreaRef>(null);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  // On a low screen the foot scrolls with the rest: the focus alone would show the field's first line.
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = reason.trim();
    const lacking = step.needsReason && !given;
    setMissing(lacking);
    if (lacking) field.current?.focus();
    if (busy || lacking) return;
    onDecide({ status, ...(given ? { reason: given } : {}) });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !busy) {
      event.preventDefault();
      onCancel();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  }

  return (
    <form ref={form} className="ad-decision" onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <label htmlFor={`${id}-reason`}>{step.needsReason ? copy.reason : copy.reasonOptional}</label>
      <TextArea
        ref={field}
        id={`${id}-reason`}
        autoFocus
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        status={missing ? 'error' : ''}
        aria-invalid={missing}
        aria-describedby={`${id}-help`}
        onChange={(event) => {
          setReason(event.target.value);
          onType(event.target.value);
        }}
      />
      <p
        id={`${id}-help`}
        role={missing ? 'alert' : undefined}
        className={missing ? 'ad-decision__error' : 'ad-quiet'}
      >
        {missing ? copy.reasonNeeded : copy.reasonSeen}
      </p>
      <div className="ad-foot__buttons">
        <Button disabled={busy} onClick={onCancel}>
          {commonCopy.cancel}
        </Button>
        <Button
          type="primary"
          htmlType="submit"
          danger={status === 'rejected'}
          className={step.className}
          loading={busy}
          icon={<Icon name={step.icon} />}
        >
          {copy[busy ? step.busy : step.confirm]}
        </Button>
      </div>
    </form>
  );
}

interface DecisionFootProps {
  /** `_id` of the record. */
  id: string;
  status: ReviewStatus;
  busy: boolean;
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
export function DecisionFoot(props: DecisionFootProps) {
  const { id, status, busy, failure, conflict, lastChange, onDecide, onKeepPending } = props;
  const commonCopy = useTexts(common);
  const copy = useTexts(review);
  const { draft, unsent, isStale, discard } = useDrafts(id, status);
  const [wanted, setWanted] = useState(draft?.wanted);
  /** The question that was left again: its button gets the focus back. */
  const [left, setLeft] = useState<ReviewDecisionStatus>();
  useDeciding(wanted !== undefined);
  const cancel = () => {
    if (wanted) reasonDrafts.forget(id, wanted);
    setLeft(wanted);
    setWanted(undefined);
  };
  return (
    <div className="ad-foot">
      {failure && <Alert type="error" title={commonCopy.error(failure)} />}
      {(conflict || isStale) && (
        <Alert type="warning" role="alert" title={conflict ?? copy.decidedMeanwhile(lastChange())} />
      )}
      {unsent && !wanted && <UnsentReason draft={unsent} status={status} onDiscard={discard} />}
      {wanted ? (
        <ReasonForm
          status={wanted}
          draft={left === undefined && wanted === draft?.wanted ? draft.reason : ''}
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
            onClick={() => setWanted('rejected')}
          >
            {copy.reject}
          </Button>
          <Button onClick={onKeepPending}>{copy.keepPending}</Button>
          <Button
            type="primary"
            className="ad-approve"
            loading={busy}
            icon={<Icon name="tick" />}
            // The second press of a double click would meet the record that comes next.
            onClick={({ detail }) => detail < 2 && onDecide({ status: 'approved' })}
          >
            {busy ? copy.approving : copy.approve}
          </Button>
          <Button
            type="link"
            size="small"
            className="ad-foot__aside"
            disabled={busy}
            autoFocus={left === 'approved'}
            onClick={() => setWanted('approved')}
          >
            {copy.approveWithReason}
          </Button>
        </div>
      ) : (
        <div className="ad-foot__buttons">
          <Button
            autoFocus={left === 'pending'}
            icon={<Icon name="undo" />}
            onClick={() => setWanted('pending')}
          >
            {copy.reopen}
          </Button>
        </div>
      )}
    </div>
  );
}
