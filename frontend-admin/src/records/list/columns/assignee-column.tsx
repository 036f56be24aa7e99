import { collaboration as copy } from '../../../content/en/collaboration';
import type { SubmittedRecord } from '../../../data/records';
import type { Column } from '../../record-kind';

/** Who looks after a record: what stands before the @, which tells colleagues of one company apart. */
export function assigneeColumn<R extends SubmittedRecord>({ hidden }: { hidden: boolean }): Column<R> {
  const text = ({ assignee }: R) => assignee?.email.split('@')[0] ?? '';
  return {
    key: 'assignee',
    label: copy.assignee,
    text,
    render: (row) => <span title={row.assignee?.email}>{text(row)}</span>,
    hidden,
  };
}
