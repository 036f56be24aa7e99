import type { Readable, Transform } from 'node:stream';
import type { ExportColumn } from '../export-column.js';
import { csvFile } from './csv-file.js';
import { xlsxFile } from './xlsx-file.js';

/** Export formats, the default first. Also the file extension. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface FormatRules {
  contentType: string;
  /** The bytes of the file, on demand. @param name of the list */
  content: <Item>(
    columns: readonly ExportColumn<Item>[],
    items: AsyncIterable<Item>,
    name: string,
  ) => readonly [Readable, ...Transform[]];
}

export const FORMAT_RULES: Readonly<Record<ExportFormat, FormatRules>> = {
  csv: { contentType: 'text/csv; charset=utf-8', content: csvFile },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: xlsxFile,
  },
};
