import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import TextArea, { type TextAreaRef } from 'antd/es/input/TextArea';
import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ignoreRepeatedPress, isEscape } from '../../../browser/shortcuts';
import { typedText } from '../../../browser/typed-text';
import { useConfirmUnload } from '../../../browser/use-confirm-unload';
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

interface DecisionOptions {
  needsReason: boolean;
  icon: IconName;
  confirm: 'confirmApprove' | 'confirmReject' | 'confirmReopen';
  busy: 'approving' | 'rejecting' | 'reopening';
  className: string;
}

const DECISIONS: Record<ReviewDecisionStatus, DecisionOptions> = {
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
  /** The status decided on. */
  status: ReviewDecisionStatus;
  /** Text typed before the form was unmounted. */
  draft: string;
  onType: (reason: string) => void;
  busy: boolean;
  onDecide: (decision: Decision) => void;
  onCancel: () => void;
}

/** Asks for the reason of a decision, shows a preview of the mail and confirms the decision. */
export function ReasonForm(props: ReasonFormProps) {
  const { kind, record, status, draft, onType, busy, onDecide, onCancel } = props;
  const messages = useMessages(review);
  const mailMessages = useMessages(mail);
  const commonMessages = useMessages(common);
  const options = DECISIONS[status];
  const [reason, setReason] = useState(draft);
  useConfirmUnload(reason);
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

  // On a low screen the footer scrolls with the rest. Focus alone would show only the first line of the field, and the
  // standard reasons, which may load later, would push it out of view.
  const { isPending: areReasonsPending } = useQuery(decisionReasons());
  // biome-ignore lint/correctness/useExhaustiveDependencies: reasons above the field move it when they are loaded
  useEffect(() => {
    const text = form.current?.querySelector('textarea');
    if (document.activeElement === text) text?.scrollIntoView({ block: 'nearest' });
  }, [areReasonsPending]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = reason.trim();
    const isMissing = options.needsReason && !given;
    setMissing(isMissing);
    if (isMissing) field.current?.focus();
    if (busy || isMissing) return;
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
        <label htmlFor={`${id}-reason`}>
          {options.needsReason ? messages.reason : messages.reasonOptional}
        </label>
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
        onChange={(event) => write(typedText(event))}
      />
      <p
        id={`${id}-help`}
        role={missing ? 'alert' : undefined}
        className={missing ? 'ad-decision__error' : 'ad-quiet'}
      >
        {missing && `${messages.reasonNeeded} `}
        {record.email ? messages.reasonSeen : messages.reasonKept}
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
          className={options.className}
          loading={busy}
          icon={<Icon name={options.icon} />}
        >
          {messages[busy ? options.busy : options.confirm]}
        </Button>
      </div>
    </form>
  );
}
