import { Link } from 'frontend-shared/routing/router';
import type { MouseEvent } from 'react';
import { records as copy } from '../../content/en/records';
import type { SubmittedRecord } from '../../data/records';
import { shortDay } from '../../format/moments';
import { Icon } from '../../ui/icon';
import { StatusTag } from '../../ui/status-tag';
import type { RecordKind } from '../record-kind';
import type { ListAddress, Sort } from './list-address';

/** A click that the browser answers with a new tab or window, so the link must stay a link. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The id of a row's link, so that focus can go back to it when its panel closes. */
export const rowLinkId = (recordId: string) => `ad-record-${recordId}`;

interface SortHeadProps {
  field: 'name' | 'createdAt';
  label: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  className?: string;
}

/** A column head that orders the list by its column, and the other way round when pressed again. */
function SortHead({ field, label, sort, onSort, className }: SortHeadProps) {
  const rising = sort === field;
  const falling = sort === `-${field}`;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={rising ? 'ascending' : falling ? 'descending' : undefined}
    >
      <button type="button" className="ad-sort" onClick={() => onSort(rising ? `-${field}` : field)}>
        {label}
        {(rising || falling) && <Icon name={rising ? 'up' : 'down'} size={14} />}
      </button>
    </th>
  );
}

type Look<R extends SubmittedRecord> = Pick<RecordKind<R>, 'columns' | 'name' | 'summary' | 'messages'>;

interface RowProps<R extends SubmittedRecord> {
  row: R;
  look: Look<R>;
  open: boolean;
  to: string;
  onOpen: (record: string) => void;
}

/** Two lines; the name is the way in for keyboards, the whole row for the mouse. */
function Row<R extends SubmittedRecord>({ row, look, open, to, onOpen }: RowProps<R>) {
  const { columns, name, summary, messages } = look;
  const more = [...columns.map(({ text }) => text(row)), shortDay(row.createdAt)];
  return (
    <tr className={open ? 'is-open' : undefined} onClick={() => onOpen(row._id)}>
      <th scope="row">
        <span className="ad-row">
          <Link
            id={rowLinkId(row._id)}
            className="ad-row__name"
            to={to}
            aria-current={open ? 'true' : undefined}
            // One click must open once.
            onClick={(event) => {
              event.stopPropagation();
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onOpen(row._id);
            }}
          >
            {name(row)}
          </Link>
          {row.suspect && (
            <span className="ad-tag ad-tag--suspect">
              <Icon name="warning" size={14} />
              {copy.suspect}
            </span>
          )}
        </span>
        <span className="ad-row__what">{summary(row)}</span>
        <span className="ad-row__more ad-number">{more.join(' · ')}</span>
      </th>
      {columns.map(({ head, text }) => (
        <td key={head} className="ad-table__wide ad-number">
          {text(row)}
        </td>
      ))}
      <td className="ad-table__wide ad-number ad-quiet">{shortDay(row.createdAt)}</td>
      <td>
        <StatusTag status={row.status} word={messages.status[row.status]} />
      </td>
    </tr>
  );
}

interface RecordsTableProps<R extends SubmittedRecord> {
  rows: R[];
  look: Look<R>;
  address: ListAddress;
  linkTo: (record: string) => string;
  /** A page that is being replaced: shown, but marked as old. */
  stale: boolean;
  onOpen: (record: string) => void;
  onSort: (sort: Sort) => void;
}

/** The list. Column heads sort; the row that is open is marked. */
export function RecordsTable<R extends SubmittedRecord>(props: RecordsTableProps<R>) {
  const { rows, look, address, linkTo, stale, onOpen, onSort } = props;
  const { sort, record } = address;
  return (
    <div className="ad-card ad-table" aria-busy={stale}>
      <table>
        <caption className="ad-hidden">{look.messages.heading}</caption>
        <thead>
          <tr>
            <SortHead field="name" label={look.messages.who} sort={sort} onSort={onSort} />
            {look.columns.map(({ head }) => (
              <th key={head} scope="col" className="ad-table__own ad-table__wide">
                {head}
              </th>
            ))}
            <SortHead
              field="createdAt"
              label={copy.received}
              sort={sort}
              onSort={onSort}
              className="ad-table__received ad-table__wide"
            />
            <th scope="col" className="ad-table__status">
              {copy.status}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row._id}
              row={row}
              look={look}
              open={row._id === record}
              to={linkTo(row._id)}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
