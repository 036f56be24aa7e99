import type { Locale } from 'frontend-shared/i18n/locale';
import { bulk } from '../../content/bulk';
import type { RecordSource, ReviewDecisionStatus, SubmittedRecord } from '../../data/records/records';
import type { Perform } from '../../lists/bulk/bulk-work';
import { changeMessage, currentRecord } from '../panel/use-record-cache';
import { undoChange } from '../panel/use-undo';
import type { RecordKind } from '../record-kind';
import type { BulkAction } from './bulk-action';

type Plain = Pick<BulkAction<SubmittedRecord>, 'label' | 'doing' | 'done' | 'icon' | 'look' | 'permission'>;

interface StatusActionOptions<R extends SubmittedRecord> extends Plain {
  /** Target status. */
  status: R['status'];
  /** Statuses that it applies to. */
  from: readonly R['status'][];
  /** Asks for a reason for this decision, which is stored in each record. */
  reasonFor?: ReviewDecisionStatus;
  /** Consequence shown in the confirmation for many records. */
  consequence?: string;
  /** The mail is held for ten seconds, in which the run can be undone. */
  undoable?: boolean;
}

interface Decided<R extends SubmittedRecord, D extends R> extends Pick<RecordKind<R, D>, 'messages'> {
  source: RecordSource<R, D>;
  locale: Locale;
}

/** Builds a bulk action that changes the status of records. */
export function statusAction<R extends SubmittedRecord, D extends R>(
  { source, messages, locale }: Decided<R, D>,
  options: StatusActionOptions<R>,
): BulkAction<R, D> {
  const { status, from, reasonFor, consequence, undoable = false, ...button } = options;
  const statuses = from.map((one) => (messages.status[one] ?? one).toLowerCase()).join(' / ');
  const common = {
    ...button,
    key: status,
    none: bulk[locale].none(statuses),
    appliesTo: (row: R) => from.includes(row.status),
    failed: messages.updateFailed,
    explain: (error: unknown) => {
      const current = currentRecord<D>(error);
      return current && changeMessage(current, messages, locale);
    },
  };
  const performWith =
    (reason?: string): Perform<R, D> =>
    async ({ _id, status: before }) => {
      const record = await source.change({
        id: _id,
        status,
        expectedStatus: before,
        undoable,
        ...(reason && { reason }),
      });
      const undo = () => source.change(undoChange(record, before));
      return { record, ...(undoable && { undo }) };
    };
  return reasonFor
    ? { ...common, performFor: performWith, decision: reasonFor }
    : { ...common, perform: performWith(), ...(consequence !== undefined && { consequence }) };
}
