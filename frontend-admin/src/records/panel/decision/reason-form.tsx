import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import TextArea, { type TextAreaRef } from 'antd/es/input/TextArea';
import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ignoreRepeatedPress, isEscape } from '../../../browser/shortcuts';
import { common } from '../../../content/common';
import { mail } from '../../../content/mail';
import { useMessages } from '../../../content/messages';
import { review } from '../../../content/review';
import { decisionReasons } from '../../../data/records/decision-reasons';
import type { ReviewDecisionStatus } from '../../../data/records/records';
import { usePreferences } from '../../../state/preferences';
import { Icon, type IconName } from '../../../ui/icon';
import { DecisionMail } from './decision-mail';
import { ReasonChoice } from './reason-choice';
import type { ReviewedKind } from './reviewed-kind';
import type { Decision, ReviewedRecord } from './use-decision';
import './decision.css';

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
    icon: 'clock',
    confirm: 'confirmReopen',
    busy: 'reopening',
    className: '',
  },
};

interface ReasonFormProps {
  kind: ReviewedKind;
  record: ReviewedRecord;
  /** What is decided. */
  status: ReviewDecisionStatus;
  /** What was typed before the form was taken off the screen. */
  draft: string;
  onType: (reason: string) => void;
  busy: boolean;
  onDecide: (decision: Decision) => void;
  onCancel: () => void;
}

/** Asks why, once more what, shows the mail that will go out, and sends it. */
export function ReasonForm(props: ReasonFormProps) {
  const { kind, record, status, draft, onType, busy, onDecide, onCancel } = props;
  const messages = useMessages(review);
  const mailMessages = useMessages(mail);
  const commonMessages = useMessages(common);
  const step = STEPS[status];
  const [reason, setReason] = useState(draft);
  const field = useRef<TextAreaRef>(null);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { decisionMail, showDecisionMail } = usePreferences();

  function write(text: string) {
    setReason(text);
    onType(text);
    if (text.trim()) setMissing(false);
  }

  // On a low screen the foot scrolls with the rest: the focus alone would show the field's first line, and the reasons of the
  // office, which may come later, push it out of sight.
  const { isPending: areReasonsAwaited } = useQuery(decisionReasons());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes above the field moves it
  useEffect(() => {
    const text = form.current?.querySelector('textarea');
    if (document.activeElement === text) text?.scrollIntoView({ block: 'nearest' });
  }, [areReasonsAwaited]);

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
    ignoreRepeatedPress(event);
    if (isEscape(event) && !busy && !event.defaultPrevented) {
      event.preventDefault();
      onCancel();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat) submit(event);
  }

  return (
    <form ref={form} className="ad-decision" onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      <div className="ad-decision__head">
        <label htmlFor={`${id}-reason`}>{step.needsReason ? messages.reason : messages.reasonOptional}</label>
        <span className="ad-quiet">{messages.reads[record.locale]}</span>
      </div>
      <ReasonChoice
        kind={kind.auditKind}
        decision={status}
        locale={record.locale}
        reason={reason}
        disabled={busy}
        onChoose={(text) => {
          write(text.slice(0, REASON_MAX));
          field.current?.focus({ cursor: 'end' });
        }}
      />
      <TextArea
        ref={field}
        id={`${id}-reason`}
        autoFocus
        className="ad-decision__text"
        lang={record.locale}
        rows={3}
        maxLength={REASON_MAX}
        value={reason}
        status={missing ? 'error' : ''}
        aria-invalid={missing}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => write(target.value)}
      />
      <p
        id={`${id}-help`}
        role={missing ? 'alert' : undefined}
        className={missing ? 'ad-decision__error' : 'ad-quiet'}
      >
        {missing ? messages.reasonNeeded : messages.reasonSeen}
      </p>
      {decisionMail && (
        <DecisionMail
          id={`${id}-mail`}
          source={kind.source}
          change={{ id: record._id, status, expectedStatus: record.status }}
          reason={reason}
        />
      )}
      <div className="ad-foot__buttons">
        <Button
          className="ad-foot__start"
          icon={<Icon name={decisionMail ? 'eyeOff' : 'eye'} />}
          aria-expanded={decisionMail}
          aria-controls={decisionMail ? `${id}-mail` : undefined}
          onClick={() => showDecisionMail(!decisionMail)}
        >
          {decisionMail ? mailMessages.hidePreview : mailMessages.preview}
        </Button>
        <Button disabled={busy} onClick={onCancel}>
          {commonMessages.cancel}
        </Button>
        <Button
          type="primary"
          htmlType="submit"
          danger={status === 'rejected'}
          className={step.className}
          loading={busy}
          icon={<Icon name={step.icon} />}
        >
          {messages[busy ? step.busy : step.confirm]}
        </Button>
      </div>
    </form>
  );
}
