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
  /** The parameters that are rendered. */
  params: ListParams;
  /** The parameters requested last. Text fields are bound to these, since the router renders them a little later. */
  requested: ListParams;
  /** Sets filters; returns to the first page and closes the open record. */
  filter: (filters: Filters) => void;
  /** Sets filters while the user types: a single history entry for all keystrokes, and the open record stays open. */
  filterWhileTyping: (filters: Filters) => void;
  showStatus: (status: string) => void;
  clearAll: () => void;
  sortBy: (sort: ListParams['sort']) => void;
  /** Changes columns or density, without a history entry. */
  setAppearance: (look: Pick<Partial<ListParams>, 'columns' | 'density'>) => void;
  goToPage: (page: number, cursor: string | undefined, record?: string) => void;
  /** Returns to the first page from one that no longer exists. Replaces the history entry and keeps the open record. */
  returnToFirstPage: () => void;
  /** Opens a record beside the list, or closes it. Moving from one record to the next replaces the history entry. */
  open: (record: string | undefined) => void;
  /** Whether this record was opened last, even if the router has not rendered it yet. */
  isOpen: (record: string) => boolean;
}

const firstPage = { cursor: undefined, page: 1, record: undefined } as const;

/** The state of the list, which is kept in the URL only, and the functions that change it. */
export function useListNavigation(rules: ListRules): ListNavigation {
  const [search, setSearch] = useSearchParams();
  const params = useMemo(() => parseListParams(rules, search), [rules, search]);
  // The router renders a new URL a little later; a second change in the meantime builds on the first one, not on the
  // rendered state.
  const latest = useRef(params);
  const [requested, setRequested] = useState(params);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a URL is rendered, the current one is read again
  useEffect(() => {
    latest.current = parseListParams(rules, new URLSearchParams(window.location.search));
    setRequested(latest.current);
  }, [params, rules]);
  // A response that arrives on another page must not change that page's URL.
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
  // Without the parameters, so that opening a record does not render all rows again.
  const actions = useMemo<Omit<ListNavigation, 'params' | 'requested'>>(
    () => ({
      filter: (filters) => change({ filters, ...firstPage }),
      filterWhileTyping: (filters) => {
        const isContinued = Object.keys(filters).every((key) => latest.current.filters[key] !== undefined);
        change({ filters, cursor: undefined, page: 1 }, isContinued);
      },
      showStatus: (status) => change({ status, sort: defaultSort(rules, status), ...firstPage }),
      clearAll: () => {
        latest.current = clearedParams(rules, latest.current);
        change(firstPage);
      },
      setAppearance: (look) => change(look, true),
      sortBy: (sort) => change({ sort, ...firstPage }),
      goToPage: (page, cursor, record) =>
        change({ page, cursor: cursor || undefined, record }, record !== undefined),
      returnToFirstPage: () => change({ page: 1, cursor: undefined }, true),
      open: (record) => change({ record }, latest.current.record !== undefined && record !== undefined),
      isOpen: (record) => shown.current && latest.current.record === record,
    }),
    [change, rules],
  );
  return useMemo(() => ({ ...actions, params, requested }), [actions, params, requested]);
}
