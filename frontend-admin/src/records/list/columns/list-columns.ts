import { records as copy } from '../../../content/en/records';
import type { SubmittedRecord } from '../../../data/records';
import { longMoment, shortDay, waited } from '../../../format/moments';
import type { Column, RecordKind } from '../../record-kind';

/** What of a kind says which columns its list has. */
export type Described<R extends SubmittedRecord> = Pick<RecordKind<R>, 'columns' | 'messages' | 'rules'>;

/** The column that says whose record it is: always first, and never hidden. */
export const FIRST_COLUMN = 'name';

/** Every column that a list of this kind can have beside the first, in the order in which they are delivered. */
export function allColumns<R extends SubmittedRecord>({
  columns,
  messages,
  rules,
}: Described<R>): Column<R>[] {
  const waiting: Column<R> = {
    key: 'waiting',
    label: copy.waitingFor,
    text: (row) => (row.status === rules.waiting ? waited(row.createdAt) : ''),
    hidden: true,
  };
  return [
    ...columns,
    { key: 'reference', label: copy.reference, text: (row) => row.reference, hidden: true },
    { key: 'createdAt', label: copy.received, text: (row) => shortDay(row.createdAt), sort: 'createdAt' },
    ...(rules.waiting ? [waiting] : []),
    {
      key: 'decidedAt',
      label: copy.lastChange,
      text: ({ history }) => {
        const last = history.length > 1 ? history.at(-1) : undefined;
        return last ? longMoment(last.at) : '';
      },
      hidden: true,
    },
    { key: 'status', label: copy.status, text: (row) => messages.status[row.status] ?? row.status },
  ];
}

/** Keys of the columns that are shown as delivered. */
export function deliveredKeys<R extends SubmittedRecord>(kind: Described<R>): string[] {
  return allColumns(kind)
    .filter(({ hidden }) => !hidden)
    .map(({ key }) => key);
}

/** The columns that an address names, in its order; as delivered when it names none. */
export function shownColumns<R extends SubmittedRecord>(
  kind: Described<R>,
  keys: readonly string[] | undefined,
): Column<R>[] {
  const all = allColumns(kind);
  return (keys ?? deliveredKeys(kind)).flatMap((key) => all.find((column) => column.key === key) ?? []);
}
