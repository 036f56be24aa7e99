import type { QueryClient } from '@tanstack/react-query';
import { apiLimits } from 'frontend-shared/api/limits.generated';
import type { RecordSource, SubmittedRecord } from '../../data/records/records';

/** Maximum number of records that can be selected. For more, a filter is the better tool. */
export const MAX_SELECTED = apiLimits.chosenRecords;

/** Fetches the first records of a list page by page, up to `MAX_SELECTED`. */
export async function selectAll<R extends SubmittedRecord, D extends R>(
  queryClient: QueryClient,
  source: RecordSource<R, D>,
  query: Record<string, string>,
): Promise<R[]> {
  const rows: R[] = [];
  let cursor: string | undefined;
  do {
    const page = await queryClient.fetchQuery({
      ...source.page({ ...query, limit: String(apiLimits.pageSize), ...(cursor && { cursor }) }),
      staleTime: 0,
      gcTime: 0,
    });
    rows.push(...page.rows);
    cursor = page.next || undefined;
  } while (cursor && rows.length < MAX_SELECTED);
  return rows.slice(0, MAX_SELECTED);
}
