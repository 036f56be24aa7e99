import { useQuery } from '@tanstack/react-query';
import {
  type ListTotal,
  minimumTotal,
  type RecordsPage,
  type SubmittedRecord,
} from '../../../data/records/records';
import type { RecordKind } from '../../record-kind';
import { apiQuery, type ListParams, PAGE_SIZE } from '../params/list-params';
import { useExactTotal } from './use-exact-total';

/**
 * Number of records in the list. A list of one page contains all of them; otherwise a separate request counts them, and
 * until its response arrives the result is a lower bound.
 */
export function useListTotal<R extends SubmittedRecord, D extends R>(
  { source, rules, list }: Pick<RecordKind<R, D>, 'source' | 'rules' | 'list'>,
  page: RecordsPage<R> | undefined,
  params: ListParams,
): ListTotal | undefined {
  const isWhole = page !== undefined && page.next === undefined && page.previous === undefined;
  const query = apiQuery(rules, params);
  const { data: counted } = useQuery({
    ...source.total(query),
    enabled: page !== undefined && !isWhole,
  });
  const data = useExactTotal(list, query, counted);
  if (!page) return undefined;
  if (data && !isWhole) return data;
  const before = isWhole ? 0 : (params.page - 1) * PAGE_SIZE;
  return minimumTotal(before + page.rows.length, page.next);
}
