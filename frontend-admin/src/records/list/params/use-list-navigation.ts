import { useSearchParams } from 'frontend-shared/routing/routes';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  clearedParams,
  defaultSort,
  type Filters,
  type ListParams,
  type ListRules,
  parseListParams,
  toSearchParams,
} from './list-params';

export interface ListNavigation {
  /** What the list shows. */
  params: ListParams;
  /** What was asked for last: fields that are typed into follow it, while the router still draws the list. */
  requested: ListParams;
  /** Narrows the list: back to its first page, with nothing open beside it. */
  filter: (filters: Filters) => void;
  /** Narrows the list by words being typed: one step of history for all of them, and what was opened stays open. */
  filterWhileTyping: (filters: Filters) => void;
  showStatus: (status: string) => void;
  clearAll: () => void;
  sortBy: (sort: ListParams['sort']) => void;
  /** Another choice of columns, or of how close the rows stand; no step of history. */
  lookLike: (look: Pick<Partial<ListParams>, 'columns' | 'density'>) => void;
  goToPage: (page: number, cursor: string | undefined, record?: string) => void;
  /** Leaves a page that is none any more; Back does not lead to it again, and what is open stays open. */
  startOver: () => void;
  /** Opens a record beside the list, or closes it. Going from one to the next leaves one step of history. */
  open: (record: string | undefined) => void;
  /** Whether this record is the one that was opened last, also before the router has drawn it. */
  isOpen: (record: string) => boolean;
}

const firstPage = { cursor: undefined, page: 1, record: undefined } as const;

/** The list's state, which lives in the address alone, and the moves that change it. */
export function useListNavigation(rules: ListRules): ListNavigation {
  const [search, setSearch] = useSearchParams();
  const params = useMemo(() => parseListParams(rules, search), [rules, search]);
  // The router renders a new address a little later; a second change meanwhile builds on the first, not on the screen.
  const latest = useRef(params);
  const [requested, setRequested] = useState(params);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawn address is a reason to look where the tab is by now
  useEffect(() => {
    latest.current = parseListParams(rules, new URLSearchParams(window.location.search));
    setRequested(latest.current);
  }, [params, rules]);
  // An answer that comes when another page is on screen must not change that page's address.
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const change = useCallback(
    ({ filters, ...part }: Partial<ListParams>, replace = false) => {
      if (!shown.current) return;
      const merged = { ...latest.current.filters, ...filters };
      latest.current = { ...latest.current, ...part, filters: merged };
      setRequested(latest.current);
      setSearch(toSearchParams(rules, latest.current), { replace });
    },
    [rules, setSearch],
  );
  const actions = useMemo<Omit<ListNavigation, 'requested'>>(
    () => ({
      params,
      filter: (filters) => change({ filters, ...firstPage }),
      filterWhileTyping: (filters) => {
        const goesOn = Object.keys(filters).every((key) => latest.current.filters[key] !== undefined);
        change({ filters, cursor: undefined, page: 1 }, goesOn);
      },
      showStatus: (status) => change({ status, sort: defaultSort(rules, status), ...firstPage }),
      clearAll: () => {
        latest.current = clearedParams(rules, latest.current);
        change(firstPage);
      },
      lookLike: (look) => change(look, true),
      sortBy: (sort) => change({ sort, ...firstPage }),
      goToPage: (page, cursor, record) =>
        change({ page, cursor: cursor || undefined, record }, record !== undefined),
      startOver: () => change({ page: 1, cursor: undefined }, true),
      open: (record) => change({ record }, latest.current.record !== undefined && record !== undefined),
      isOpen: (record) => shown.current && latest.current.record === record,
    }),
    [params, change, rules],
  );
  return useMemo(() => ({ ...actions, requested }), [actions, requested]);
}
