import { pluralize } from '../../format/pluralize';

/** Messages about exporting a list as a file. */
export const listExport = {
  open: 'Export',
  /** `count` is formatted as in the footer of the list. */
  records: (count: string, isOne: boolean) =>
    `All pages of this list, in its order: ${count} ${isOne ? 'record' : 'records'}.`,
  filters: 'Filters of this file',
  chosen: (count: number) => `${pluralize(count, 'selected record', 'selected records')} and no others.`,
  recordColumns:
    'For each: when it arrived, reference, status, what was sent, who looks after it and when it last changed. Documents and office notes are not in it.',
  columns: 'Columns',
  everyColumn: 'Every column',
  shownColumns: (count: number) => `The ${pluralize(count, 'column', 'columns')} shown, in this order`,
  /** `labels` are the column labels, separated by commas. */
  onlyColumns: (labels: string) => `For each: ${labels}.`,
  note: 'If you last confirmed who you are more than ten minutes ago, you will be asked again. The export is recorded in the activity log.',
  downloadAs: { xlsx: 'Download for Excel', csv: 'Download as CSV' },
  preparing: 'Preparing the export…',
  downloading: 'Your browser is downloading the export.',
  /** `written` and `all` are formatted numbers. */
  writtenOf: (written: string, all: string) => `${written} of ${all} written`,
  writtenSoFar: (written: string) => `${written} written so far`,
  /** Label of the progress bar. */
  written: 'Written',
  complete: (items: number) =>
    `Export complete: ${pluralize(items, 'line', 'lines')}. The file is among your browser’s downloads.`,
  broken: (items: number) =>
    `The export broke off after ${pluralize(items, 'line', 'lines')}. That file is not complete.`,
  notBegun: 'The download did not begin.',
  failed: 'Failed to export the list',
} as const;
