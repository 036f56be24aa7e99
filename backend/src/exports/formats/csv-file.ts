import { Readable, type Transform } from 'node:stream';
import { format } from '@fast-csv/format';
import { indianMoment } from '../../common/lists/indian-days.js';
import type { ExportColumn } from '../export-column.js';

/** What spreadsheets treat as the start of a formula, also in full-width characters and after what they skip. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * A list as a CSV file: RFC 4180 in UTF-8 with a byte order mark for Excel. Items are read as the reader of the file
 * consumes its lines. Every cell is quoted: where semicolons separate cells, a semicolon within a text would
 * otherwise start a new cell, which could be a formula.
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
  // Written like any other line, so that an empty list has the mark and the titles too.
  yield columns.map(({ title }) => title);
  for await (const item of items) yield columns.map((column) => cellOf(column, item));
}

/** A leading apostrophe makes spreadsheets show the text instead of evaluating it. */
function cellOf<Item>(column: ExportColumn<Item>, item: Item): string | number | undefined {
  if ('moment' in column) {
    const at = column.moment(item);
    return at && indianMoment(at);
  }
  if ('day' in column) return column.day(item);
  const value = column.cell(item);
  return typeof value === 'string' && FORMULA.test(value) ? `'${value}` : value;
}
