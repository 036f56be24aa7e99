import Table, { type TableProps } from 'antd/es/table';
import { Link } from 'frontend-shared/routing/router';
import type { MouseEvent } from 'react';
import { records as copy } from '../../../content/en/records';
import type { SubmittedRecord } from '../../../data/records';
import { Icon } from '../../../ui/icon';
import { StatusTag } from '../../../ui/status-tag';
import type { Column, RecordKind } from '../../record-kind';
import { FIRST_COLUMN } from '../columns/list-columns';
import type { Density, ListAddress, Sort } from '../list-address';
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
  onOpen: (record: string) => void;
  onSort: (sort: Sort) => void;
}

/** The list. Column heads sort; the row that is open is marked. */
export function RecordsTable<R extends SubmittedRecord>(props: RecordsTableProps<R>) {
  const { rows, look, columns, density, address, stale, selection, onOpen, onSort } = props;
  const { sort } = address;
  const headOf = (key: string, label: string) => ({
    title: <SortHead field={key as 'name' | 'createdAt'} label={label} sort={sort} onSort={onSort} />,
    onHeaderCell: () => ({ 'aria-sort': ariaSort(key, sort), scope: 'col' }),
  });
  const tableColumns: TableProps<R>['columns'] = [
    {
      key: FIRST_COLUMN,
      rowScope: 'row',
      className: 'ad-table__first',
      ...headOf(FIRST_COLUMN, look.messages.who),
      render: (_, row) => <FirstCell {...props} row={row} />,
    },
    ...columns.map((column) => ({
      key: column.key,
      className: column.key === 'status' ? 'ad-table__status' : 'ad-table__wide ad-number',
      ...(column.sort
        ? headOf(column.sort, column.label)
        : { title: column.label, onHeaderCell: () => ({ scope: 'col' }) }),
      render: (_: unknown, row: R) =>
        column.key === 'status' ? (
          <StatusTag status={row.status} word={column.text(row)} />
        ) : (
          (column.render?.(row) ?? column.text(row))
        ),
    })),
  ];
  return (
    <Table<R>
      className="ad-card ad-table"
      aria-label={look.messages.heading}
      aria-busy={stale}
      data-density={density}
      rowKey="_id"
      dataSource={rows}
      columns={tableColumns}
      pagination={false}
      rowClassName={(row) => (row._id === address.record ? 'is-open' : '')}
      {...(selection && {
        rowSelection: {
          columnWidth: 44,
          selectedRowKeys: selection.ids,
          preserveSelectedRowKeys: true,
          onChange: (_, selected) => selection.choose(selected, rows),
          getCheckboxProps: (row) => ({ 'aria-label': copy.select(look.name(row)) }),
          getTitleCheckboxProps: () => ({ 'aria-label': copy.selectPage }),
        },
      })}
      onRow={(row) => ({
        onClick: ({ target }) => {
          const isTick = target instanceof Element && target.closest('.ant-table-selection-column');
          if (!isTick) onOpen(row._id);
        },
      })}
    />
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
  onOpen,
}: FirstCellProps<R>) {
  const { name, summary } = look;
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
      </span>
      <span className="ad-row__what">{summary(row)}</span>
      <span className="ad-row__more ad-number">{more.filter((text) => text !== '').join(' · ')}</span>
    </>
  );
}
