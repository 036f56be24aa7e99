import { Readable, type Transform } from 'node:stream';
import { format } from '@fast-csv/format';
import { indianMoment } from '../../common/lists/indian-days.js';
import type { ExportColumn } from '../export-column.js';

/** What spreadsheets take for the beginning of a formula, also in full width and behind what they skip. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * A list as a CSV file: RFC 4180, in UTF-8 with the mark that Excel knows it by. Items are taken one by one, as the reader
 * of the file takes its lines. Every cell is quoted: where a semicolon divides cells, what follows one within a cell would
 * begin a cell of its own, and could be a formula.
 */
export function csvFile<Item>(
  columns: readonly ExportColumn<Item>[],
  items: AsyncIterable<Item>,
): [Readable, Transform] {
  return [
    Readable.from(rowsOf(columns, items)),
    format({
      headers: false,
      quoteColumns: true,
      writeBOM: true,
      rowDelimiter: '\r\n',
      includeEndRowDelimiter: true,
    }),
  ];
}

async function* rowsOf<Item>(columns: readonly ExportColumn<Item>[], items: AsyncIterable<Item>) {
  // As any other line, so that a list without items has the mark and the titles too.
  yield columns.map(({ title }) => title);
  for await (const item of items) yield columns.map((column) => cellOf(column, item));
}

/** An apostrophe in front makes a spreadsheet show the text instead of calculating it. */
function cellOf<Item>(column: ExportColumn<Item>, item: Item): string | number | undefined {
  if ('moment' in column) {
    const at = column.moment(item);
    return at && indianMoment(at);
  }
  const value = column.cell(item);
  return typeof value === 'string' && FORMULA.test(value) ? `'${value}` : value;
}
