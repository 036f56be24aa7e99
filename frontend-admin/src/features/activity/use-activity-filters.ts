import { useSearchParams } from 'frontend-shared/routing/routes';
import { useMemo } from 'react';

/** What narrows the log, by the API's own names; the page as its cursor. All of it stands in the address. */
const FILTERS = ['person', 'kind', 'record', 'reference', 'from', 'to'] as const;
type Filter = (typeof FILTERS)[number];
export type ActivityFilters = Partial<Record<Filter, string>>;

/** What the log is narrowed to, and how to change it. */
export function useActivityFilters() {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const read = (name: string) => search.get(name) || undefined;
    const filters: ActivityFilters = {};
    for (const name of FILTERS) {
      const value = read(name);
      if (value !== undefined) filters[name] = value;
    }
    const cursor = read('cursor');
    const go = (next: Record<string, string | undefined>) => {
      const given = Object.entries(next).filter((pair): pair is [string, string] => Boolean(pair[1]));
      setSearch(new URLSearchParams(given));
    };
    return {
      filters,
      /** What the API is asked. */
      query: { ...filters, ...(cursor !== undefined && { cursor }) },
      isFirstPage: cursor === undefined,
      /** Back to the newest entry with these filters beside those that stand. */
      narrow: (part: { [Name in Filter]?: string | undefined }) => go({ ...filters, ...part }),
      clear: () => go({}),
      /** @param to cursor; empty for the first page */
      goTo: (to: string) => go({ ...filters, cursor: to }),
    };
  }, [search, setSearch]);
}
