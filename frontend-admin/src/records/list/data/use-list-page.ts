import { useQuery } from '@tanstack/react-query';
import { ApiError } from 'frontend-shared/api/error';
import { useEffect } from 'react';
import type { SubmittedRecord } from '../../../data/records/records';
import type { RecordKind } from '../../record-kind';
import { apiQuery } from '../params/list-params';
import type { ListNavigation } from '../params/use-list-navigation';

/** The page of the list that the address names. */
export function useListPage<R extends SubmittedRecord, D extends R>(
  { source, rules }: RecordKind<R, D>,
  { params, startOver }: ListNavigation,
) {
  const list = useQuery(source.page(apiQuery(rules, params)));
  const { data, error, isPlaceholderData } = list;
  // Deciding the last one of a page leaves the page empty while earlier ones are not.
  const ranDry = data?.rows.length === 0 && !isPlaceholderData;
  // A link cut short, or one to a list in another order: asking again would not help.
  const unknown = error instanceof ApiError && error.fields?.cursor !== undefined;
  const lost = params.cursor !== undefined && (ranDry || unknown);
  useEffect(() => {
    if (lost) startOver();
  }, [lost, startOver]);
  return list;
}
