import { useLocale } from 'frontend-shared/i18n/locale-context';
import { listExport } from '../../content/list-export';
import { useMessages } from '../../content/messages';
import type { ListTotal, SubmittedRecord } from '../../data/records/records';
import { ExportButton, type ShownColumn } from '../../lists/export/list-export';
import type { ListExport } from '../../lists/export/use-list-export';
import { formatTotal } from '../../ui/text/format-count';
import type { RecordKind } from '../record-kind';
import { useFilterSummary } from './filters/use-filter-summary';
import type { ListParams } from './params/list-params';

interface RecordsExportProps<R extends SubmittedRecord, D extends R> {
  kind: RecordKind<R, D>;
  params: ListParams;
  total: ListTotal;
  /** Export of the whole list. */
  file: ListExport;
  /** Export of the selected records, and their number. */
  chosen: { file: ListExport; count: number };
  /** The visible columns, including the first. */
  shown: readonly ShownColumn[];
  isNarrow: boolean;
}

/** Exports the list. Its menu describes the active filters and the number of records. */
export function RecordsExport<R extends SubmittedRecord, D extends R>(props: RecordsExportProps<R, D>) {
  const { kind, params, total, file, chosen, shown, isNarrow } = props;
  const messages = useMessages(listExport);
  const locale = useLocale();
  const filters = useFilterSummary(kind, params);
  return (
    <ExportButton
      file={file}
      items={messages.records(formatTotal(total, locale), total.total === 1)}
      filters={filters}
      columns={messages.recordColumns}
      shown={shown}
      PanChoice={kind.PanChoice}
      chosen={chosen.count > 0 ? { file: chosen.file, items: messages.chosen(chosen.count) } : undefined}
      disabled={total.total === 0}
      align="end"
      isNarrow={isNarrow}
    />
  );
}
