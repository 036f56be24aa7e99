import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'frontend-shared/api/error';
import { useEffect } from 'react';
import type { SubmittedRecord } from '../../../data/records/records';
import type { RecordKind } from '../../record-kind';
import { apiQuery } from '../params/list-params';
import type { ListNavigation } from '../params/use-list-navigation';

/** Loads the page of the list given by the URL. */
export function useListPage<R extends SubmittedRecord, D extends R>(
  { source, rules }: RecordKind<R, D>,
  { params, returnToFirstPage }: ListNavigation,
) {
  const list = useQuery(source.page(apiQuery(rules, params)));
  const { data, error, isPlaceholderData } = list;
  // Deciding the last record of a page can leave it empty while earlier pages are not.
  const isEmptied = data?.rows.length === 0 && !isPlaceholderData;
  // The cursor of a truncated link, or of a list in another order: a retry would not help.
  const isInvalidCursor = error instanceof ApiError && error.fields?.cursor !== undefined;
  const mustReturnToFirstPage = params.cursor !== undefined && (isEmptied || isInvalidCursor);
  useEffect(() => {
    if (mustReturnToFirstPage) returnToFirstPage();
  }, [mustReturnToFirstPage, returnToFirstPage]);
  return list;
}
