import { useSearchParams } from 'frontend-shared/routing/routes';
import { useMemo } from 'react';
import {
  type ActivityFilter,
  type ActivityFilters,
  type ActivityParams,
  parseActivityParams,
  toActivitySearch,
} from './activity-params';

/** The filters and appearance of the log, and functions to change them. */
export function useActivityNavigation() {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const params = parseActivityParams(search);
    const { filters, columns, density, cursor } = params;
    const go = (next: ActivityParams, replace = false) => setSearch(toActivitySearch(next), { replace });
    const appearance = { columns, density };
    return {
      params,
      filters,
      /** Query parameters for the API. */
      query: { ...filters, ...(cursor !== undefined && { cursor }) } as Record<string, string>,
      isFirstPage: cursor === undefined,
      /** Adds filters and goes back to the first page. */
      filter: (part: { [Name in ActivityFilter]?: string | undefined }) =>
        go({ ...appearance, filters: { ...filters, ...part } as ActivityFilters }),
      /** Removes all filters; columns and density stay. */
      clear: () => go({ ...appearance, filters: {} }),
      /** Changes columns or density; replaces the history entry. */
      setAppearance: (part: Pick<ActivityParams, 'columns' | 'density'>) => go({ ...params, ...part }, true),
      /** @param to cursor; empty for the first page */
      goTo: (to: string) => go({ ...params, cursor: to }),
    };
  }, [search, setSearch]);
}

export type ActivityNavigation = ReturnType<typeof useActivityNavigation>;
