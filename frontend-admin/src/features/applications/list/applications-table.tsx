import { Link } from 'frontend-shared/router';
import type { MouseEvent } from 'react';
import { applications as copy } from '../../../content/en/applications';
import type { Application } from '../../../data/applications';
import { Icon } from '../../../kit/icon';
import { shortDay } from '../../../kit/moments';
import { shortRange } from '../../../kit/money';
import { StatusTag } from '../../../kit/status-tag';
import type { ListAddress, Sort } from './list-address';

/** A click that the browser answers with a new tab or window, so the link must stay a link. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The id of a row's link, so that focus can go back to it when its panel closes. */
export const rowLinkId = (recordId: string) => `ad-application-${recordId}`;

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

interface RowProps {
  row: Application;
  open: boolean;
  to: string;
  onOpen: (record: string) => void;
}

/** Two lines; the name is the way in for keyboards, the whole row for the mouse. */
function Row({ row, open, to, onOpen }: RowProps) {
  return (
    <tr className={open ? 'is-open' : undefined} onClick={() => onOpen(row._id)}>
      <th scope="row">
        <span className="ad-applicant">
          <Link
            id={rowLinkId(row._id)}
            className="ad-applicant__name"
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
            {row.name}
          </Link>
          {row.suspect && (
            <span className="ad-tag ad-tag--suspect">
              <Icon name="warning" size={14} />
              {copy.suspect}
            </span>
          )}
        </span>
        <span className="ad-applicant__what">
          {row.business_idea}, {row.location}
        </span>
        <span className="ad-applicant__more ad-number">
          {shortRange(row.required_amount)} · {shortDay(row.createdAt)}
        </span>
      </th>
      <td className="ad-table__wide ad-number">{shortRange(row.required_amount)}</td>
      <td className="ad-table__wide ad-number ad-quiet">{shortDay(row.createdAt)}</td>
      <td>
        <StatusTag status={row.status} />
      </td>
    </tr>
  );
}

interface ApplicationsTableProps {
  rows: Application[];
  address: ListAddress;
  linkTo: (record: string) => string;
  /** A page that is being replaced: shown, but marked as old. */
  stale: boolean;
  onOpen: (record: string) => void;
  onSort: (sort: Sort) => void;
}

/** The list. Column heads sort; the row that is open is marked. */
export function ApplicationsTable({ rows, address, linkTo, stale, onOpen, onSort }: ApplicationsTableProps) {
  const { sort, record } = address;
  return (
    <div className="ad-card ad-table" aria-busy={stale}>
      <table>
        <caption className="ad-hidden">{copy.heading}</caption>
        <thead>
          <tr>
            <SortHead field="name" label={copy.applicant} sort={sort} onSort={onSort} />
            <th scope="col" className="ad-table__amount ad-table__wide">
              {copy.amount}
            </th>
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
            <Row key={row._id} row={row} open={row._id === record} to={linkTo(row._id)} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
