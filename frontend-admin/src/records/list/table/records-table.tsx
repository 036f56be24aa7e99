import Checkbox from 'antd/es/checkbox';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import type { SubmittedRecord } from '../../../data/records/records';
import type { BulkItem } from '../../../lists/bulk/bulk-run';
import type { Column } from '../../../lists/columns/column';
import type { Selection } from '../../../lists/selection/use-selection';
import type { Density } from '../../../state/preferences';
import type { ViewersByRecord } from '../../presence/use-viewers';
import type { RowPresentation } from '../../record-kind';
import { FIRST_COLUMN } from '../columns/list-columns';
import { EVERY_STATUS, type ListParams, type Sort } from '../params/list-params';
import { cellClass, RecordRow } from './record-row';
import { ariaSort, SortHeader } from './sort-header';
import { useIsTooWide } from './use-is-too-wide';

interface RecordsTableProps<R extends SubmittedRecord> {
  rows: R[];
  kind: RowPresentation<R>;
  /** The columns after the first, in order. */
  columns: readonly Column<R>[];
  density: Density;
  params: ListParams;
  linkTo: (record: string) => string;
  /** Whether the rows are of the previous page while the next one is loading. */
  stale: boolean;
  selection: Selection<R>;
  /** Progress of each record in a bulk action. */
  outcomes: ReadonlyMap<string, BulkItem<R>> | undefined;
  /** Colleagues by the record that they have open. */
  viewers: ViewersByRecord;
  onOpen: (record: string) => void;
  onSort: (sort: Sort) => void;
}

/**
 * The table of records, with sortable column headers. A native table: Ant Design's measures scroll bars with a style
 * element that has no nonce, which the content security policy refuses (docs/decisions/0092).
 */
export function RecordsTable<R extends SubmittedRecord>(props: RecordsTableProps<R>) {
  const { rows, kind, columns, density, params, linkTo, stale, selection, outcomes, viewers } = props;
  const { onOpen, onSort } = props;
  const { sort } = params;
  const { toggle } = selection;
  const frame = useRef<HTMLDivElement>(null);
  const isTooWide = useIsTooWide(frame);
  const page = useRef(rows);
  useLayoutEffect(() => {
    page.current = rows;
  }, [rows]);
  const onSelect = useCallback(
    (row: R, isSelected: boolean, isRange: boolean) => toggle(row, isSelected, isRange, page.current),
    [toggle],
  );
  return (
    <div
      ref={frame}
      className={isTooWide ? 'ad-card ad-table ad-table--scrolls' : 'ad-card ad-table'}
      aria-busy={stale}
      data-density={density}
    >
      <table>
        <caption className="ad-hidden">{kind.messages.heading}</caption>
        <thead>
          <tr>
            <SelectPage rows={rows} selection={selection} />
            <th scope="col" aria-sort={ariaSort(FIRST_COLUMN, sort)}>
              <SortHeader field={FIRST_COLUMN} label={kind.messages.who} sort={sort} onSort={onSort} />
            </th>
            {columns.map((column, index) => {
              const { key, label, sort: field } = column;
              return (
                <th
                  key={key}
                  scope="col"
                  className={cellClass(column, index)}
                  aria-sort={field && ariaSort(field, sort)}
                >
                  {field ? <SortHeader field={field} label={label} sort={sort} onSort={onSort} /> : label}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RecordRow
              key={row._id}
              row={row}
              kind={kind}
              columns={columns}
              isOpen={row._id === params.record}
              isSelected={selection.has(row._id)}
              outcome={outcomes?.get(row._id)}
              others={viewers.get(row._id)}
              listed={params.status === EVERY_STATUS ? undefined : params.status}
              linkTo={linkTo}
              onOpen={onOpen}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SelectPageProps<R extends SubmittedRecord> {
  rows: readonly R[];
  selection: Selection<R>;
}

/** Selects or deselects all rows of the page. */
function SelectPage<R extends SubmittedRecord>({ rows, selection }: SelectPageProps<R>) {
  const messages = useMessages(records);
  const selectedCount = rows.filter(({ _id }) => selection.has(_id)).length;
  const isAll = selectedCount === rows.length;
  return (
    <th scope="col" className="ad-table__tick">
      <Checkbox
        aria-label={messages.selectPage}
        checked={isAll}
        indeterminate={selectedCount > 0 && !isAll}
        onChange={() => selection.set(rows, !isAll)}
      />
    </th>
  );
}
