import Checkbox from 'antd/es/checkbox';
import { Link } from 'frontend-shared/routing/router';
import type { MouseEvent } from 'react';
import { records } from '../../../content/records';
import { useTexts } from '../../../content/texts';
import type { SubmittedRecord } from '../../../data/records';
import type { Density } from '../../../state/preferences';
import { Icon } from '../../../ui/icon';
import { StatusTag } from '../../../ui/status-tag';
import { RowPresent } from '../../presence/also-open';
import type { PresentByRecord } from '../../presence/use-presence';
import type { Column, RecordKind } from '../../record-kind';
import { FIRST_COLUMN } from '../columns/list-columns';
import type { ListAddress, Sort } from '../list-address';
import type { Selection } from '../selection/use-selection';
import { ariaSort, SortHead } from './sort-head';

/** A click that the browser answers with a new tab or window, so the link must stay a link. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** The id of a row's link, so that focus can go back to it when its panel closes. */
export const rowLinkId = (recordId: string) => `ad-record-${recordId}`;

type Look<R extends SubmittedRecord> = Pick<RecordKind<R>, 'name' | 'summary' | 'messages'>;

interface RecordsTableProps<R extends SubmittedRecord> {
  rows: R[];
  look: Look<R>;
  /** Those beside the first, in their order. */
  columns: readonly Column<R>[];
  density: Density;
  address: ListAddress;
  linkTo: (record: string) => string;
  /** A page that is being replaced: shown, but marked as old. */
  stale: boolean;
  /** Absent where there is nothing to do with several records at once. */
  selection?: Selection<R> | undefined;
  /** Who else has which record open. */
  present: PresentByRecord;
  onOpen: (record: string) => void;
  onSort: (sort: Sort) => void;
}

/**
 * The list. Column heads sort; the row that is open is marked. Ant Design's table measures scroll bars with a style element
 * that has no nonce, which the content policy refuses (docs/decisions/0085), so this is the browser's own.
 */
export function RecordsTable<R extends SubmittedRecord>(props: RecordsTableProps<R>) {
  const { rows, look, columns, density, address, stale, selection, onOpen, onSort } = props;
  const { sort } = address;
  return (
    <div className="ad-card ad-table" aria-busy={stale} data-density={density}>
      <table>
        <caption className="ad-hidden">{look.messages.heading}</caption>
        <thead>
          <tr>
            {selection && <SelectPage rows={rows} selection={selection} />}
            <th scope="col" aria-sort={ariaSort(FIRST_COLUMN, sort)}>
              <SortHead field={FIRST_COLUMN} label={look.messages.who} sort={sort} onSort={onSort} />
            </th>
            {columns.map(({ key, label, sort: field }, index) => (
              <th
                key={key}
                scope="col"
                className={cellClass(key, index)}
                aria-sort={field && ariaSort(field, sort)}
              >
                {field ? <SortHead field={field} label={label} sort={sort} onSort={onSort} /> : label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row._id}
              className={rowClass(row._id === address.record, selection?.has(row._id))}
              onClick={() => onOpen(row._id)}
            >
              {selection && <SelectRow row={row} rows={rows} name={look.name(row)} selection={selection} />}
              <th scope="row">
                <FirstCell {...props} row={row} />
              </th>
              {columns.map((column, index) => (
                <td key={column.key} className={cellClass(column.key, index)}>
                  {column.key === 'status' ? (
                    <StatusTag status={row.status} word={column.text(row)} />
                  ) : (
                    (column.render?.(row) ?? column.text(row))
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowClass(isOpen: boolean, isTicked = false): string | undefined {
  if (isOpen) return 'is-open';
  return isTicked ? 'is-ticked' : undefined;
}

/** So many columns have room beside an open record. */
const ROOM_BESIDE_PANEL = 2;

function cellClass(key: string, index: number): string {
  if (key === 'status') return 'ad-table__status';
  return index < ROOM_BESIDE_PANEL ? 'ad-table__wide ad-number' : 'ad-table__wide ad-table__extra ad-number';
}

interface SelectProps<R extends SubmittedRecord> {
  rows: readonly R[];
  selection: Selection<R>;
}

/** Ticks all of the page, or none of it. */
function SelectPage<R extends SubmittedRecord>({ rows, selection }: SelectProps<R>) {
  const copy = useTexts(records);
  const ticked = rows.filter(({ _id }) => selection.has(_id)).length;
  const isAll = ticked === rows.length;
  return (
    <th scope="col" className="ad-table__tick">
      <Checkbox
        aria-label={copy.selectPage}
        checked={isAll}
        indeterminate={ticked > 0 && !isAll}
        onChange={() => selection.set(rows, !isAll)}
      />
    </th>
  );
}

/** Ticks one row; with Shift held all from the one that was ticked before. */
function SelectRow<R extends SubmittedRecord>({
  row,
  rows,
  name,
  selection,
}: SelectProps<R> & { row: R; name: string }) {
  const copy = useTexts(records);
  return (
    // A press beside the box must not open the record: it was meant for the box.
    // biome-ignore lint/a11y/useKeyWithClickEvents: nothing happens here; keys reach the box itself
    <td className="ad-table__tick" onClick={(event) => event.stopPropagation()}>
      <Checkbox
        aria-label={copy.select(name)}
        checked={selection.has(row._id)}
        onChange={({ target, nativeEvent }) =>
          selection.tick(row, target.checked, nativeEvent.shiftKey, rows)
        }
      />
    </td>
  );
}

interface FirstCellProps<R extends SubmittedRecord> extends RecordsTableProps<R> {
  row: R;
}

/** Two lines; the name is the way in for keyboards, the whole row for the mouse. */
function FirstCell<R extends SubmittedRecord>({
  row,
  look,
  columns,
  address,
  linkTo,
  present,
  onOpen,
}: FirstCellProps<R>) {
  const copy = useTexts(records);
  const { name, summary } = look;
  const others = present.get(row._id) ?? [];
  const more = columns.filter(({ key }) => key !== 'status').map(({ text }) => text(row));
  return (
    <>
      <span className="ad-row">
        <Link
          id={rowLinkId(row._id)}
          className="ad-row__name"
          to={linkTo(row._id)}
          aria-current={row._id === address.record ? 'true' : undefined}
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
        <RowPresent others={others} />
      </span>
      {others.length === 0 && <span className="ad-row__what">{summary(row)}</span>}
      <span className="ad-row__more ad-number">{more.filter((text) => text !== '').join(' · ')}</span>
    </>
  );
}
