import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordsPage, SubmittedRecord } from '../../data/records/records';
import { apiQuery, PAGE_SIZE } from '../list/params/list-params';
import type { ListNavigation } from '../list/params/use-list-navigation';
import type { RecordKind } from '../record-kind';

export interface RecordPager {
  /** 1-based position of the open record in the whole list; undefined when it is not on the loaded page. */
  position: number | undefined;
  goNext: (() => void) | undefined;
  goPrevious: (() => void) | undefined;
}

/** The rows of the list when the record was last among them. */
interface SeenRows<R> {
  record: string;
  rows: readonly R[];
}

interface ListPosition<R> {
  /** -1 when the record is not in the list. */
  index: number;
  /** Whether it is in the list, or was when it was opened. */
  isInList: boolean;
  next: R | undefined;
  previous: R | undefined;
}

/**
 * Finds a record in the list, with its neighbours. A record that has left the list while it is open, because it was
 * read or decided, keeps its position between its former neighbours; for a record that was never in the list, the next
 * one is the first row.
 */
function locate<R extends SubmittedRecord>(
  rows: readonly R[],
  record: string | undefined,
  seen: SeenRows<R> | undefined,
): ListPosition<R> {
  const indexOf = (list: readonly R[], id: string | undefined) => list.findIndex(({ _id }) => _id === id);
  const index = indexOf(rows, record);
  if (index >= 0) return { index, isInList: true, next: rows[index + 1], previous: rows[index - 1] };
  if (!seen || seen.record !== record) return { index, isInList: false, next: rows[0], previous: undefined };
  const at = indexOf(seen.rows, record);
  const isStillThere = ({ _id }: R) => indexOf(rows, _id) >= 0;
  const previous = seen.rows.slice(0, at).findLast(isStillThere);
  // Rows that moved up from the next page were not among the seen ones.
  const next = seen.rows.slice(at + 1).find(isStillThere) ?? rows[indexOf(rows, previous?._id) + 1];
  return { index, isInList: true, next, previous };
}

/** Moves to the next or previous record of the list, across pages; the neighbours are prefetched. */
export function useRecordPager<R extends SubmittedRecord, D extends R>(
  { source, rules }: Pick<RecordKind<R, D>, 'source' | 'rules'>,
  page: RecordsPage<R> | undefined,
  navigation: ListNavigation,
): RecordPager {
  const queryClient = useQueryClient();
  const { params, open, isOpen, goToPage } = navigation;
  const rows = page?.rows ?? [];
  const [seen, setSeen] = useState<SeenRows<R>>();
  const { index, isInList, next, previous } = locate(rows, params.record, seen);
  if (index >= 0 && params.record && (seen?.record !== params.record || seen.rows !== rows))
    setSeen({ record: params.record, rows });

  useEffect(() => {
    if (!params.record) return;
    for (const neighbour of [next, previous]) {
      if (neighbour) void queryClient.prefetchQuery(source.record(neighbour._id));
    }
  }, [params.record, next, previous, queryClient, source]);

  const goToAdjacentPage = useCallback(
    async (cursor: string, step: 1 | -1) => {
      const query = apiQuery(rules, { ...params, cursor: cursor || undefined });
      const { rows: others, previous: before } = await queryClient.fetchQuery(source.page(query));
      const record = step === 1 ? others[0] : others.at(-1);
      // The first page is the plain list, unless more records have arrived before the cursor than fit on it.
      const address = before === undefined ? '' : cursor;
      // The user may have closed the record or opened another one in the meantime.
      if (record && params.record && isOpen(params.record))
        goToPage(Math.max(1, params.page + step), address, record._id);
    },
    [params, goToPage, isOpen, queryClient, rules, source],
  );

  // Keys can be pressed faster than the URL updates, so each step starts where the previous one ended.
  const latest = useRef(params.record);
  useEffect(() => {
    latest.current = params.record;
  }, [params.record]);
  const moveBy = (step: 1 | -1) => () => {
    const from = locate(rows, latest.current, seen);
    const neighbour = step === 1 ? from.next : from.previous;
    const cursor = step === 1 ? page?.next : page?.previous;
    if (neighbour) {
      latest.current = neighbour._id;
      open(neighbour._id);
    } else if (from.isInList && cursor !== undefined) {
      void goToAdjacentPage(cursor, step).catch(() => undefined);
    }
  };

  return {
    position: index < 0 ? undefined : (params.page - 1) * PAGE_SIZE + index + 1,
    // Only the last and the first row lead to another page; a record that is not in the list leads to its first row.
    goNext: next || (isInList && page?.next !== undefined) ? moveBy(1) : undefined,
    goPrevious: previous || (isInList && page?.previous !== undefined) ? moveBy(-1) : undefined,
  };
}
