import { useSearchParams } from 'frontend-shared/routing/routes';
import { useMemo } from 'react';
import {
  type ActivityAddress,
  type ActivityFilter,
  type ActivityFilters,
  readActivity,
  writeActivity,
} from './activity-address';

/** What the log is narrowed to and how it looks, and how to change both. */
export function useActivityFilters() {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const address = readActivity(search);
    const { filters, columns, density, cursor } = address;
    const go = (next: ActivityAddress, replace = false) => setSearch(writeActivity(next), { replace });
    const look = { columns, density };
    return {
      address,
      filters,
      /** What the API is asked. */
      query: { ...filters, ...(cursor !== undefined && { cursor }) } as Record<string, string>,
      isFirstPage: cursor === undefined,
      /** Back to the newest entry with these filters beside those that stand. */
      narrow: (part: { [Name in ActivityFilter]?: string | undefined }) =>
        go({ ...look, filters: { ...filters, ...part } as ActivityFilters }),
      /** The whole log; it looks as it did. */
      clear: () => go({ ...look, filters: {} }),
      /** Another choice of columns, or of how close the rows stand; no step of history. */
      lookLike: (part: Pick<ActivityAddress, 'columns' | 'density'>) => go({ ...address, ...part }, true),
      /** @param to cursor; empty for the first page */
      goTo: (to: string) => go({ ...address, cursor: to }),
    };
  }, [search, setSearch]);
}

export type ActivityNavigation = ReturnType<typeof useActivityFilters>;
