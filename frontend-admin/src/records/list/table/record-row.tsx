import Checkbox from 'antd/es/checkbox';
import { Link } from 'frontend-shared/routing/router';
import { memo } from 'react';
import { opensNewTab } from '../../../browser/opens-new-tab';
import { bulk } from '../../../content/bulk';
import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import type { Viewer } from '../../../data/records/presence';
import type { SubmittedRecord } from '../../../data/records/records';
import type { BulkItem } from '../../../lists/bulk/bulk-run';
import type { Column } from '../../../lists/columns/column';
import { Icon } from '../../../ui/icon';
import { StatusTag } from '../../../ui/status-tag';
import { languageOf } from '../../../ui/text/language-of';
import { UnbrokenReferences } from '../../../ui/text/unbroken-references';
import { RowViewers } from '../../presence/other-viewers';
import type { RowPresentation } from '../../record-kind';
import { SecondLine } from './second-line';

/** Element id of a row's link, which gets focus back when its panel closes. */
export const rowLinkId = (recordId: string) => `ad-record-${recordId}`;

export interface RecordRowProps<R extends SubmittedRecord> {
  row: R;
  kind: RowPresentation<R>;
  columns: readonly Column<R>[];
  isOpen: boolean;
  isSelected: boolean;
  outcome: BulkItem<R> | undefined;
  /** Colleagues who have the record open; absent if there are none. */
  others: readonly Viewer[] | undefined;
  /** The status that the list is filtered by, if any. */
  listed: string | undefined;
  linkTo: (record: string) => string;
  onOpen: (record: string) => void;
  onSelect: (row: R, isSelected: boolean, isRange: boolean) => void;
}

function Row<R extends SubmittedRecord>(props: RecordRowProps<R>) {
  const { row, columns, isOpen, isSelected, outcome, onOpen } = props;
  return (
    <tr className={rowClass(isOpen, isSelected)} onClick={() => onOpen(row._id)}>
      <SelectCell {...props} />
      <th scope="row">
        <FirstCell {...props} />
      </th>
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column, index)}>
          {column.key === 'status' ? (
            <Status row={row} word={column.text(row)} outcome={outcome} />
          ) : (
            (column.render?.(row) ?? column.text(row))
          )}
        </td>
      ))}
    </tr>
  );
}

/** Memoized, since during a bulk action with hundreds of records only one row changes at a time. */
export const RecordRow = memo(Row) as typeof Row;

function rowClass(isOpen: boolean, isSelected: boolean): string | undefined {
  if (isOpen) return 'is-open';
  return isSelected ? 'is-ticked' : undefined;
}

/** Number of columns that fit beside an open record. */
const COLUMNS_BESIDE_PANEL = 2;

export function cellClass(
  { key, inOneLine }: Pick<Column<never>, 'key' | 'inOneLine'>,
  index: number,
): string {
  if (key === 'status') return 'ad-table__status';
  const classes = ['ad-table__wide', 'ad-number'];
  if (index >= COLUMNS_BESIDE_PANEL) classes.push('ad-table__extra');
  if (inOneLine) classes.push('ad-table__line');
  return classes.join(' ');
}

/** Selects the row; with Shift, all rows from the previously clicked one. */
function SelectCell<R extends SubmittedRecord>({ row, kind, isSelected, onSelect }: RecordRowProps<R>) {
  const messages = useMessages(records);
  return (
    // A click beside the checkbox was meant for it and must not open the record.
    // biome-ignore lint/a11y/useKeyWithClickEvents: only stops clicks; keys reach the checkbox itself
    <td className="ad-table__tick" onClick={(event) => event.stopPropagation()}>
      <Checkbox
        aria-label={messages.select(kind.name(row))}
        checked={isSelected}
        onChange={({ target, nativeEvent }) => onSelect(row, target.checked, nativeEvent.shiftKey)}
      />
    </td>
  );
}

/** The status of the record, or its progress in a bulk action. */
function Status<R extends SubmittedRecord>({
  row,
  word,
  outcome,
}: {
  row: R;
  word: string;
  outcome: BulkItem<R> | undefined;
}) {
  const { tags } = useMessages(bulk);
  switch (outcome?.state) {
    case 'waiting':
      return <StatusTag status="inLine" word={tags.waiting} />;
    case 'working':
      return <StatusTag status="working" word={tags.working} />;
    case 'failed':
      return <StatusTag status="failed" word={tags.failed} />;
    case 'done':
      if (!outcome.performed.record) return <StatusTag status="erased" word={tags.erased} />;
      if (row.status === outcome.row.status) return <StatusTag status="done" word={tags.done} />;
  }
  return <StatusTag status={row.status} word={word} />;
}

/** Two lines, or one in compact density. The name is a link for keyboard users; the mouse can use the whole row. */
function FirstCell<R extends SubmittedRecord>(props: RecordRowProps<R>) {
  const { row, kind, columns, isOpen, others = [], listed, linkTo, onOpen } = props;
  const messages = useMessages(records);
  const tag = kind.tag?.(row);
  return (
    <>
      <span className="ad-row__lines">
        <span className="ad-row">
          <Link
            id={rowLinkId(row._id)}
            className="ad-row__name"
            to={linkTo(row._id)}
            lang={languageOf(kind.name(row))}
            aria-current={isOpen ? 'true' : undefined}
            // The row has a click handler too; the record must be opened only once.
            onClick={(event) => {
              event.stopPropagation();
              if (opensNewTab(event)) return;
              event.preventDefault();
              onOpen(row._id);
            }}
          >
            {kind.name(row)}
          </Link>
          {row.suspect && (
            <span className="ad-tag ad-tag--suspect">
              <Icon name="warning" size={14} />
              {messages.suspect}
            </span>
          )}
          {tag && (
            <span className="ad-tag ad-tag--done">
              <Icon name="tick" size={14} />
              {tag}
            </span>
          )}
          <RowViewers others={others} />
        </span>
        {others.length === 0 && <SecondLine row={row} kind={kind} listed={listed} linkTo={linkTo} />}
      </span>
      {row.document && kind.messages.hasDocument && <DocumentMark label={kind.messages.hasDocument} />}
      <ColumnValues row={row} columns={columns} />
    </>
  );
}

/** Shows that the record has a file. Visible to everybody who sees the row. */
function DocumentMark({ label }: { label: string }) {
  return (
    <span className="ad-row__document" title={label}>
      <Icon name="clip" size={14} />
      <span className="ad-hidden">{label}</span>
    </span>
  );
}

/** The values of the columns, for layouts without room for columns. */
function ColumnValues<R extends SubmittedRecord>({
  row,
  columns,
}: Pick<RecordRowProps<R>, 'row' | 'columns'>) {
  const filled = columns.filter(({ key, text }) => key !== 'status' && text(row) !== '');
  return (
    <span className="ad-row__more ad-number">
      <span className="ad-row__facts">
        {filled.map(({ key, text, mark }) => (
          <span key={key} className="ad-row__fact">
            {mark?.(row)}
            <UnbrokenReferences text={text(row)} />
          </span>
        ))}
      </span>
    </span>
  );
}
