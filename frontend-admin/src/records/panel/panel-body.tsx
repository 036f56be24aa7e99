import Alert from 'antd/es/alert';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { records } from '../../content/records';
import type { SubmittedRecord } from '../../data/records/records';
import { waited } from '../../format/moments';
import { activityPath } from '../../routing/paths';
import { useCan } from '../../state/permissions';
import { StatusTag } from '../../ui/status-tag';
import type { RecordKind } from '../record-kind';
import { AssigneeControl } from './collaboration/assignee-control';
import { Notes } from './collaboration/notes';
import { History } from './facts';
import { SuspectNote } from './suspect-note';

interface PanelBodyProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  record: D;
  /** Whether the account may say that a suspect record is genuine. */
  mayClear: boolean;
  /** Who changed the record before the change that was just tried, unless the foot says so. */
  conflict?: string | undefined;
  /** How the record came to the state it is in; right below its name. */
  outcome?: ReactNode;
  children: ReactNode;
  /** Shown below the history. */
  end?: ReactNode;
}

/** What scrolls in the panel: whose record it is and its state, its contents, its history. */
export function PanelBody<R extends SubmittedRecord, D extends R>(props: PanelBodyProps<R, D>) {
  const locale = useLocale();
  const recordsMessages = records[locale];
  const { kind, record, mayClear, conflict, outcome, children, end } = props;
  const { messages, rules } = kind;
  const mayReadLog = useCan('audit:read');
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef<HTMLDivElement>(null);

  // Moving to a record, by mouse or by key, announces its name and puts the focus at its beginning.
  useEffect(() => {
    title.current?.focus();
  }, []);

  // Another state offers other buttons: when the one that was pressed is gone, its keyboard user starts from the title.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new state that takes buttons away
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, [record.status]);

  // It was pressed in the foot: what came of it may be out of sight.
  useEffect(() => {
    if (conflict) first.current?.scrollIntoView({ block: 'nearest' });
  }, [conflict]);

  return (
    <div className="ad-panel__body">
      {conflict && (
        <div ref={first}>
          <Alert type="warning" role="alert" title={conflict} />
        </div>
      )}
      <div className="ad-panel__title">
        <h2 id="ad-panel-title" ref={title} tabIndex={-1}>
          {kind.name(record)}
        </h2>
        <StatusTag status={record.status} word={messages.status[record.status]} />
        {record.status === rules.pendingStatus && (
          <span className="ad-quiet ad-panel__age">
            {recordsMessages.waiting(waited(record.createdAt, locale))}
          </span>
        )}
      </div>
      {outcome}
      <AssigneeControl kind={kind} record={record} />
      {record.suspect && <SuspectNote kind={kind} record={record} mayClear={mayClear} />}
      {children}
      <Notes kind={kind} record={record} />
      <History record={record} messages={messages} />
      {mayReadLog && <Link to={activityPath(kind.auditKind, record._id)}>{recordsMessages.allEntries}</Link>}
      {end}
    </div>
  );
}
