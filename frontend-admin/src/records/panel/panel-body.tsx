import Alert from 'antd/es/alert';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { Link } from 'frontend-shared/routing/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { records } from '../../content/records';
import type { SubmittedRecord } from '../../data/records/records';
import { waitingTime } from '../../format/date-time';
import { activityPath } from '../../routing/paths';
import { useHasPermission } from '../../state/permissions';
import { StatusTag } from '../../ui/status-tag';
import { languageOf } from '../../ui/text/language-of';
import type { RecordKind } from '../record-kind';
import { AssigneeControl } from './collaboration/assignee-control';
import { Notes } from './collaboration/notes';
import { RecordHistory } from './sections/record-history';
import { SuspectNote } from './sections/suspect-note';

interface PanelBodyProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  record: D;
  /** Whether the account may mark a suspect record as genuine. */
  canClear: boolean;
  /** Message about a conflicting change by somebody else; absent when the footer shows it. */
  conflict?: string | undefined;
  /** How the record got its status; shown directly below the name. */
  outcome?: ReactNode;
  children: ReactNode;
  /** Shown below the history. */
  end?: ReactNode;
}

/** The scrollable part of the panel: name and status, content, notes and history. */
export function PanelBody<R extends SubmittedRecord, D extends R>(props: PanelBodyProps<R, D>) {
  const locale = useLocale();
  const recordsMessages = records[locale];
  const { kind, record, canClear, conflict, outcome, children, end } = props;
  const { messages, rules } = kind;
  const canReadLog = useHasPermission('audit:read');
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef<HTMLDivElement>(null);

  // Focusing the title makes screen readers announce the record.
  useEffect(() => {
    title.current?.focus();
  }, []);

  // Another status has other buttons, and an account that may no longer change records has none. If the focused
  // element was removed, focus moves to the title.
  const canChange = useHasPermission(kind.changePermission);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new status or permission removes elements
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, [record.status, canChange]);

  // The button is in the footer, so the message may be scrolled out of view.
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
        <h2 id="ad-panel-title" ref={title} tabIndex={-1} lang={languageOf(kind.name(record))}>
          {kind.name(record)}
        </h2>
        <StatusTag status={record.status} word={messages.status[record.status]} />
        {record.status === rules.pendingStatus && (
          <span className="ad-quiet ad-panel__age">
            {recordsMessages.waiting(waitingTime(record.createdAt, locale))}
          </span>
        )}
      </div>
      {outcome}
      <AssigneeControl kind={kind} record={record} />
      {record.suspect && <SuspectNote kind={kind} record={record} canClear={canClear} />}
      {children}
      <Notes kind={kind} record={record} />
      <RecordHistory record={record} messages={messages} />
      {canReadLog && <Link to={activityPath(kind.auditKind, record._id)}>{recordsMessages.allEntries}</Link>}
      {end}
    </div>
  );
}
