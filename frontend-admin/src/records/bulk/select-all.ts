import type { QueryClient } from '@tanstack/react-query';
import { apiLimits } from 'frontend-shared/api/limits.generated';
import type { RecordSource, SubmittedRecord } from '../../data/records/records';

/** Beyond so many an office wants a filter, not ticks. */
export const MAX_SELECTED = apiLimits.chosenRecords;

/** The first records of a list, from its beginning, page after page. */
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
