import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import { indianClock } from '../../common/lists/indian-days.js';
import type { ExportColumn } from '../export-column.js';

/** Maximum length of an Excel cell, in UTF-16 units; Excel "repairs" a file with a longer one. */
const MAX_CELL = 32_767;

/** Widths of columns in characters: enough for most e-mail addresses, and for reading sentences. */
const [COLUMN_WIDTH, LONG_COLUMN_WIDTH] = [30, 60];

/** Spreadsheets have no time zones, so Indian time is written. */
const [MOMENT_FORMAT, DAY_FORMAT] = ['yyyy-mm-dd hh:mm', 'yyyy-mm-dd'];

/**
 * A list as an Excel workbook (ECMA-376): one sheet, and further ones where its rows end. Items are read as the
 * reader of the file consumes its bytes. Text is stored as text, so nothing from strangers is ever evaluated, and
 * references and PIN codes keep their zeros.
 * @param name of the sheet
 */
export function xlsxFile<Item>(
  columns: readonly ExportColumn<Item>[],
  items: AsyncIterable<Item>,
  name: string,
): [Readable] {
  const workbook = writeXlsxStream(rowsOf(columns, items), {
    name,
    columns: columns.map((column) => ({
      header: column.title,
      width: isLong(column) ? LONG_COLUMN_WIDTH : COLUMN_WIDTH,
      // Beside a text of many lines the other cells of the row begin at its first line.
      style: { alignment: { vertical: 'top', wrapText: isLong(column) } },
      ...('cell' in column ? {} : { numFmt: 'day' in column ? DAY_FORMAT : MOMENT_FORMAT }),
    })),
    freezePane: { rows: 1 },
  });
  return [Readable.fromWeb(workbook as ReadableStream)];
}

function isLong<Item>(column: ExportColumn<Item>): boolean {
  return 'cell' in column && column.long === true;
}

async function* rowsOf<Item>(columns: readonly ExportColumn<Item>[], items: AsyncIterable<Item>) {
  for await (const item of items) yield columns.map((column) => cellOf(column, item));
}

function cellOf<Item>(column: ExportColumn<Item>, item: Item): CellValue {
  if ('moment' in column) {
    const at = column.moment(item);
    return at ? indianClock(at) : null;
  }
  if ('day' in column) {
    const day = column.day(item);
    return day === undefined ? null : new Date(day);
  }
  const value = column.cell(item) ?? null;
  if (typeof value !== 'string') return value;
  return escaped(value.length > MAX_CELL ? `${value.slice(0, MAX_CELL - 1).toWellFormed()}…` : value);
}

/** `_x000A_` within a text would be read as the character with that code (ECMA-376 Part 1, 22.9.2.19). */
function escaped(text: string): string {
  return text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}
