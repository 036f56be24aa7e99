import { serverNow } from 'frontend-shared/api/server-clock';
import { indianDayAt } from 'frontend-shared/i18n/indian-time';
import { Button } from 'frontend-shared/ui/button';
import { TextField } from 'frontend-shared/ui/field/text-field';
import { SuccessIcon, WarningIcon } from 'frontend-shared/ui/icon';
import { useEffect, useRef, useState } from 'react';
import type { TrackingMessages } from '../../content/en/track';
import { useFormsMessages } from '../../content/use-forms-messages';
import { normaliseReference } from './track-forms';
import type { ActionProblem, TrackAction, TrackedRecord } from './use-opened-record';

type FinalAction = 'cancel' | 'withdraw' | 'erase';
const order = ['pause', 'resume', 'cancel', 'withdraw', 'erase'] as const satisfies readonly TrackAction[];

interface RecordActionsProps {
  record: TrackedRecord;
  messages: TrackingMessages['actions'];
  /** The pending action. */
  acting: TrackAction | null;
  /** Confirmation of the last action, shown beside the buttons: on a phone the status at the top is out of view. */
  done: string | undefined;
  problem: ActionProblem | null;
  onAct: (action: TrackAction) => Promise<void>;
}

/**
 * The actions that the record currently allows. Irreversible ones ask for confirmation, erasure for the reference
 * number.
 */
export function RecordActions({ record, messages, acting, done, problem, onAct }: RecordActionsProps) {
  const [asking, setAsking] = useState<FinalAction | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const status = useRef<HTMLDivElement>(null);
  // The history above it has grown and may have pushed it out of view.
  useEffect(() => {
    if (done) status.current?.scrollIntoView({ block: 'nearest' });
  }, [done]);
  const stop = () => {
    setAsking(null);
    title.current?.focus();
  };
  const press = (action: TrackAction) => {
    if (action === 'pause' || action === 'resume') void onAct(action);
    else setAsking(action);
  };
  const confirm = async (action: FinalAction) => {
    await onAct(action);
    setAsking(null);
    title.current?.focus();
  };
  return (
    <section className="pu-record__actions" aria-labelledby="record-actions">
      <h3 className="pu-record__part" id="record-actions" ref={title} tabIndex={-1}>
        {messages.title}
      </h3>
      <div role="status" className="pu-record__done" ref={status}>
        {done && (
          <p className="pu-tracking__line">
            <SuccessIcon />
            <span>{done}</span>
          </p>
        )}
      </div>
      {problem && <Problem problem={problem} messages={messages} />}
      {asking ? (
        <Confirmation
          key={asking}
          action={asking}
          record={record}
          messages={messages}
          busy={acting !== null}
          onConfirm={() => confirm(asking)}
          onStop={stop}
        />
      ) : (
        <div className="pu-record__buttons">
          {record.kept && <p className="cf-muted">{messages.kept[record.kept]}</p>}
          {order
            .filter((action) => record.actions.includes(action))
            .map((action) => (
              <Button
                // Same key for both, so that the focus stays on the button.
                key={action === 'resume' ? 'pause' : action}
                look={action === 'erase' ? 'plain' : 'secondary'}
                busyLabel={acting === action ? messages.busy : undefined}
                onClick={() => press(action)}
              >
                {messages.names[action]}
              </Button>
            ))}
        </div>
      )}
    </section>
  );
}

function Problem({ problem, messages }: Pick<RecordActionsProps, 'messages'> & { problem: ActionProblem }) {
  const shared = useFormsMessages().failure;
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const text =
    problem === 'changed'
      ? messages.changed
      : problem.kind === 'tooOften'
        ? messages.tooOften
        : problem.kind === 'offline' || problem.kind === 'unavailable'
          ? shared[problem.kind]
          : shared.other;
  return (
    <p className="pu-record__problem" role="alert" ref={alert}>
      <WarningIcon />
      <span>{text}</span>
    </p>
  );
}

interface ConfirmationProps {
  action: FinalAction;
  record: TrackedRecord;
  messages: TrackingMessages['actions'];
  busy: boolean;
  onConfirm: () => void;
  onStop: () => void;
}

/** Explains the consequences and asks for confirmation. */
function Confirmation({ action, record, messages, busy, onConfirm, onStop }: ConfirmationProps) {
  const { reference } = record;
  const [typed, setTyped] = useState('');
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    question.current?.focus();
  }, []);
  const { title, text, yes, no } = messages.confirm[action];
  const locked = action === 'erase' && normaliseReference(typed) !== reference;
  return (
    <section className="pu-record__confirm" aria-labelledby="record-confirm">
      <h4 className="pu-record__question" id="record-confirm" ref={question} tabIndex={-1}>
        {title}
      </h4>
      <p>{text}</p>
      {action === 'cancel' && hasBoxToday(record) && <p>{messages.boxOfToday}</p>}
      {action === 'erase' && (
        <TextField
          label={messages.typeReference(reference)}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      <div className="pu-record__buttons">
        <Button look="secondary" onClick={onStop}>
          {no}
        </Button>
        <Button
          look="danger"
          busyLabel={busy ? messages.busy : undefined}
          disabledReason={locked && !busy ? messages.typeFirst : undefined}
          onClick={onConfirm}
        >
          {yes}
        </Button>
      </div>
    </section>
  );
}

/** Boxes leave at the start of their day in India, so a cancellation on that day comes after its box. */
function hasBoxToday({ facts }: TrackedRecord): boolean {
  return facts.nextDelivery === indianDayAt(serverNow());
}
