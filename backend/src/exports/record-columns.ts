import type { DecisionView } from '../submissions/record/dto/decision.view.js';
import type { RecordView } from '../submissions/record/dto/record.view.js';
import type { StatusRules } from '../submissions/record/status-rules.js';
import type { ExportColumn } from './export-column.js';

const DAY_MS = 86_400_000;

/** What the columns common to all kinds need. */
export type ExportedRecord = Pick<RecordView, '_id' | 'createdAt' | 'assignee'> & {
  reference: string;
  status: string;
  history: readonly { at: Date }[];
};

/** A column of a list of records. A single column of the list can be several in a file, with the same key. */
export type RecordColumn<View> = ExportColumn<View> & {
  /** The key of the list's column, by which it is chosen. */
  key: string;
};

/**
 * All columns that a file of one kind of record can have: those of the kind, between those that all have first and
 * last.
 * @param rules of its states: for kinds with a pending state, the file says for how many whole days each has been
 * pending
 */
export function recordColumns<View extends ExportedRecord>(
  { pendingStatus }: Pick<StatusRules<View['status']>, 'pendingStatus'>,
  own: readonly RecordColumn<View>[],
): readonly RecordColumn<View>[] {
  return [
    { key: 'createdAt', title: 'received', moment: ({ createdAt }) => createdAt },
    { key: 'reference', title: 'reference', cell: ({ reference }) => reference },
    { key: 'status', title: 'status', cell: ({ status }) => status },
    ...own,
    { key: 'assignee', title: 'looked after by', cell: ({ assignee }) => assignee?.email },
    {
      key: 'decidedAt',
      title: 'last change',
      // The first entry is the submission.
      moment: ({ history }) => (history.length > 1 ? history.at(-1)?.at : undefined),
    },
    ...(pendingStatus === undefined ? [] : [daysWaiting<View>(pendingStatus)]),
  ];
}

/** Who decided about a record and when, for kinds with decisions. */
export function decisionColumns<View extends { decision?: DecisionView }>(): readonly RecordColumn<View>[] {
  return [
    { key: 'decision', title: 'decided by', cell: ({ decision }) => decision?.by.email },
    { key: 'decision', title: 'decided', moment: ({ decision }) => decision?.at },
  ];
}

function daysWaiting<View extends ExportedRecord>(pendingStatus: View['status']): RecordColumn<View> {
  return {
    key: 'waiting',
    title: 'days waiting',
    cell: ({ status, createdAt }) =>
      status === pendingStatus ? Math.floor((Date.now() - createdAt.getTime()) / DAY_MS) : undefined,
  };
}
