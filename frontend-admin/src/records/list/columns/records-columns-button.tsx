import { useLocale } from 'frontend-shared/i18n/locale-context';
import type { SubmittedRecord } from '../../../data/records/records';
import { ColumnsButton } from '../../../lists/columns/columns-button';
import { activeFilters } from '../params/list-params';
import type { ListNavigation } from '../params/use-list-navigation';
import { allColumns, type KindWithColumns } from './list-columns';

interface RecordsColumnsButtonProps<R extends SubmittedRecord> {
  kind: KindWithColumns<R>;
  navigation: ListNavigation;
  isNarrow: boolean;
}

/** Lets the user choose and order the columns of a list. */
export function RecordsColumnsButton<R extends SubmittedRecord>({
  kind,
  navigation,
  isNarrow,
}: RecordsColumnsButtonProps<R>) {
  const { params, setAppearance } = navigation;
  return (
    <ColumnsButton
      first={kind.messages.who}
      all={allColumns(kind, useLocale(), activeFilters(params))}
      chosen={params.columns}
      isNarrow={isNarrow}
      onChange={(columns) => setAppearance({ columns })}
    />
  );
}
