import { useSearchParams } from 'frontend-shared/routing/routes';
import { useMemo } from 'react';
import {
  type ActivityFilter,
  type ActivityFilters,
  type ActivityParams,
  parseActivityParams,
  toActivitySearch,
} from './activity-params';

/** What the log is narrowed to and how it looks, and how to change both. */
export function useActivityNavigation() {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const params = parseActivityParams(search);
    const { filters, columns, density, cursor } = params;
    const go = (next: ActivityParams, replace = false) => setSearch(toActivitySearch(next), { replace });
    const look = { columns, density };
    return {
      params,
      filters,
      /** What the API is asked. */
      query: { ...filters, ...(cursor !== undefined && { cursor }) } as Record<string, string>,
      isFirstPage: cursor === undefined,
      /** Back to the newest entry with these filters beside those that stand. */
      filter: (part: { [Name in ActivityFilter]?: string | undefined }) =>
        go({ ...look, filters: { ...filters, ...part } as ActivityFilters }),
      /** The whole log; it looks as it did. */
      clear: () => go({ ...look, filters: {} }),
      /** Another choice of columns, or of how close the rows stand; no step of history. */
      lookLike: (part: Pick<ActivityParams, 'columns' | 'density'>) => go({ ...params, ...part }, true),
      /** @param to cursor; empty for the first page */
      goTo: (to: string) => go({ ...params, cursor: to }),
    };
  }, [search, setSearch]);
}

export type ActivityNavigation = ReturnType<typeof useActivityNavigation>;
