import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useMemo } from 'react';
import type { SubmittedRecord } from '../../../data/records/records';
import { type Column, shownColumns } from '../../../lists/columns/column';
import { activeFilters, type ListParams } from '../params/list-params';
import { allColumns, type KindWithColumns } from './list-columns';

/** The visible columns of a list, after the first. */
export function useVisibleColumns<R extends SubmittedRecord>(
  kind: KindWithColumns<R>,
  params: ListParams,
): Column<R>[] {
  const locale = useLocale();
  // As a string, so that opening another record does not recompute the columns.
  const activeKeys = activeFilters(params).join();
  return useMemo(
    () => shownColumns(allColumns(kind, locale, activeKeys.split(',')), params.columns),
    [kind, locale, activeKeys, params.columns],
  );
}
