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
  /** Gives the list. */
  file: ListExport;
  /** Gives those that are ticked, and how many they are. */
  chosen: { file: ListExport; count: number };
  /** Which columns the list shows, the first included. */
  shown: readonly ShownColumn[];
  isNarrow: boolean;
}

/** The list as a file, with what narrows it and how much it is in words. */
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
      align="end"
      isNarrow={isNarrow}
    />
  );
}
