import './opened-record.css';
import type { components } from 'frontend-shared/api/types.generated';
import { formatDate, localePath } from 'frontend-shared/i18n/locale';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Button, LinkButton } from 'frontend-shared/ui/button';
import { ClockIcon } from 'frontend-shared/ui/icon';
import { Tag, type TagKind } from 'frontend-shared/ui/tag';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { FormLink } from '../../blocks/links/form-link';
import { OptionalBoundary } from '../../blocks/optional-boundary';
import type { TrackingMessages } from '../../content/en/track';
import { RecordActions } from './record-actions';
import { SubscriptionFacts } from './subscription-facts';
import { type Ending, type TrackedRecord, useOpenedRecord } from './use-opened-record';

const SentFields = lazy(() => import('./sent-fields'));

interface OpenedRecordProps {
  opened: components['schemas']['TrackOpened'];
  messages: TrackingMessages;
  onEnd: (ending: Ending) => void;
}

/** The tracked record: status, history and the owner's actions, with the time until the session ends. */
export function OpenedRecord({ opened, messages, onEnd }: OpenedRecordProps) {
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  const { record, until, acting, done, problem, act } = useOpenedRecord(opened, onEnd);
  const minutes = String(Math.ceil(opened.expiresIn / 60));
  return (
    <section className="pu-record" aria-labelledby="record-title">
      <div className="pu-record__head">
        <h2 className="pu-record__title cf-h3" id="record-title" ref={heading} tabIndex={-1}>
          {messages.kinds[record.reference.slice(0, 2) as keyof TrackingMessages['kinds']]}{' '}
          <span className="cf-number">{record.reference}</span>
        </h2>
        <p className="pu-record__session cf-small">
          <ClockIcon size={18} />
          <span>{messages.session(minutes, formatDate(until, locale, 'minute'))}</span>
          <Button look="plain" onClick={() => onEnd('closed')}>
            {messages.close}
          </Button>
        </p>
      </div>
      <State record={record} messages={messages} />
      {record.kind === 'subscription' && <SubscriptionFacts record={record} messages={messages} />}
      {/* Everything else is shown even if this chunk cannot be loaded. */}
      <OptionalBoundary>
        <Suspense fallback={null}>
          <SentFields record={record} messages={messages} />
        </Suspense>
      </OptionalBoundary>
      <History record={record} messages={messages} />
      <RecordActions
        record={record}
        messages={messages.actions}
        acting={acting}
        done={done && done !== 'erase' ? messages.done[done] : undefined}
        problem={problem}
        onAct={act}
      />
    </section>
  );
}

const tags: Record<string, TagKind> = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  withdrawn: 'rejected',
  active: 'running',
  paused: 'pending',
  cancelled: 'rejected',
  new: 'new',
  read: 'read',
};

/** The current status, and the reason given by the office. */
function State({ record, messages }: { record: TrackedRecord; messages: TrackingMessages }) {
  const last = record.history.at(-1);
  const state = record.status;
  const { label, text } = messages.states[state as keyof TrackingMessages['states']] ?? {
    label: state,
    text: '',
  };
  return (
    <div className="pu-record__state">
      <p>
        <span className="cf-visually-hidden">{messages.stateNow}: </span>
        <Tag kind={tags[state] ?? 'read'}>{label}</Tag>
      </p>
      <p>{text}</p>
      {last?.by === 'office' && last.reason && (
        <p className="pu-record__reason">
          <strong>{messages.reason}:</strong> {last.reason}
        </p>
      )}
      {state === 'rejected' && <AnotherApplication kind={record.kind}>{messages.form}</AnotherApplication>}
    </div>
  );
}

/** Leads to the form of a rejected application. */
function AnotherApplication({ kind, children }: { kind: TrackedRecord['kind']; children: string }) {
  const locale = useLocale();
  return (
    <p className="pu-record__form">
      {kind === 'shareholder' ? (
        <LinkButton look="secondary" to={localePath(locale, '/shareholder')}>
          {children}
        </LinkButton>
      ) : (
        <FormLink look="secondary">{children}</FormLink>
      )}
    </p>
  );
}

function History({ record, messages }: { record: TrackedRecord; messages: TrackingMessages }) {
  const locale = useLocale();
  return (
    <section aria-labelledby="record-history">
      <h3 className="pu-record__part" id="record-history">
        {messages.history.title}
      </h3>
      <ol className="pu-record__history">
        {record.history.map((entry, index) => {
          const { acts } = messages.history;
          const act = acts[entry.status as keyof typeof acts] ?? entry.status;
          return (
            <li key={entry.at}>
              <time dateTime={entry.at}>{formatDate(entry.at, locale, 'minute')}</time>
              <span>
                <strong>{index === 0 ? messages.history.sent : act}</strong>, {messages.history.by[entry.by]}
                {entry.by === 'office' && entry.reason && (
                  <span className="pu-record__entry-reason">{entry.reason}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
