import type { Locale } from 'frontend-shared/i18n/locale';
import { records } from '../../../content/records';
import type { SharedColumn, WaitingColumn } from '../../../data/list-exports';
import type { SubmittedRecord } from '../../../data/records/records';
import { daysSince, longDateTime, shortDay, waitingTime } from '../../../format/date-time';
import type { Column } from '../../../lists/columns/column';
import { EmailInColumn } from '../../../ui/person/wrappable-email';
import type { RecordKind } from '../../record-kind';

/** The parts of a record kind that determine the columns of its list. */
export type KindWithColumns<R extends SubmittedRecord> = Pick<
  RecordKind<R>,
  'columns' | 'messages' | 'rules'
>;

/** Records waiting for at least this many days are highlighted. */
const HIGHLIGHTED_DAYS = 7;

const EMAIL_COLUMN = 'email';

/** Key of the name column: always first, and cannot be hidden. */
export const FIRST_COLUMN = 'name' satisfies SharedColumn;

/**
 * All columns that a list of this kind can have after the first, in their default order.
 * @param activeFilters parameters that filter the list; some of them make a column visible
 */
export function allColumns<R extends SubmittedRecord>(
  { columns, messages, rules }: KindWithColumns<R>,
  locale: Locale,
  activeFilters: readonly string[],
): Column<R>[] {
  const recordsMessages = records[locale];
  const shared: Column<R, SharedColumn | WaitingColumn>[] = [
    {
      key: 'reference',
      label: recordsMessages.reference,
      text: (row) => row.reference,
      inOneLine: true,
      hidden: true,
    },
    {
      key: 'createdAt',
      label: recordsMessages.received,
      text: (row) => shortDay(row.createdAt, locale),
      sort: 'createdAt',
      inOneLine: true,
    },
    ...(rules.pendingStatus ? [waitingColumn<R>(rules.pendingStatus, locale)] : []),
    {
      key: 'decidedAt',
      label: recordsMessages.lastChange,
      text: ({ history }) => {
        const last = history.length > 1 ? history.at(-1) : undefined;
        return last ? longDateTime(last.at, locale) : '';
      },
      hidden: true,
    },
    {
      key: 'status',
      label: recordsMessages.status,
      text: (row) => messages.status[row.status] ?? row.status,
    },
  ];
  return [...columns.map(emailColumn), ...shared].map((column) =>
    column.shownWith?.some((key) => activeFilters.includes(key)) ? { ...column, hidden: false } : column,
  );
}

/** The column of e-mail addresses, which are too long for a column in print; any other column as it is. */
function emailColumn<R extends SubmittedRecord>(column: Column<R>): Column<R> {
  if (column.key !== EMAIL_COLUMN) return column;
  return { ...column, render: (row) => <EmailInColumn email={column.text(row)} /> };
}

/** How long a record has been waiting; highlighted from `HIGHLIGHTED_DAYS` on. */
function waitingColumn<R extends SubmittedRecord>(waiting: string, locale: Locale): Column<R, WaitingColumn> {
  const text = (row: R) => (row.status === waiting ? waitingTime(row.createdAt, locale) : '');
  return {
    key: 'waiting',
    label: records[locale].waitingFor,
    text,
    inOneLine: true,
    render: (row) =>
      row.status === waiting && (
        <b className={daysSince(row.createdAt) >= HIGHLIGHTED_DAYS ? 'ad-table__long' : undefined}>
          {text(row)}
        </b>
      ),
  };
}
