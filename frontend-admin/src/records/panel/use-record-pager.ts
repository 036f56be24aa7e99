import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordsPage, SubmittedRecord } from '../../data/records/records';
import { apiQuery, PAGE_SIZE } from '../list/params/list-params';
import type { ListNavigation } from '../list/params/use-list-navigation';
import type { RecordKind } from '../record-kind';

export interface RecordPager {
  /** 1-based place of the open record in the whole list; absent when it is not on the page shown. */
  position: number | undefined;
  goNext: (() => void) | undefined;
  goPrevious: (() => void) | undefined;
}

/** The list as it was when a record was last seen in it. */
interface SeenPlace<R> {
  record: string;
  rows: readonly R[];
}

interface Place<R> {
  /** -1 where the record is not in the list. */
  index: number;
  /** It is in the list, or was when it was opened. */
  isOfList: boolean;
  next: R | undefined;
  previous: R | undefined;
}

/**
 * The position of a record in the list. One that has left it while it is open, because it was read or decided, keeps the position
 * between those that were around it; a record from elsewhere leads to the first.
 */
function placeOf<R extends SubmittedRecord>(
  rows: readonly R[],
  record: string | undefined,
  seen: SeenPlace<R> | undefined,
): Place<R> {
  const indexOf = (list: readonly R[], id: string | undefined) => list.findIndex(({ _id }) => _id === id);
  const index = indexOf(rows, record);
  if (index >= 0) return { index, isOfList: true, next: rows[index + 1], previous: rows[index - 1] };
  if (!seen || seen.record !== record) return { index, isOfList: false, next: rows[0], previous: undefined };
  const at = indexOf(seen.rows, record);
  const isStillThere = ({ _id }: R) => indexOf(rows, _id) >= 0;
  const previous = seen.rows.slice(0, at).findLast(isStillThere);
  // Rows that have moved up from the page after it were not there to be seen.
  const next = seen.rows.slice(at + 1).find(isStillThere) ?? rows[indexOf(rows, previous?._id) + 1];
  return { index, isOfList: true, next, previous };
}

/** Moving through the list while reading, across the borders of its pages, with the neighbours fetched ahead. */
export function useRecordPager<R extends SubmittedRecord, D extends R>(
  { source, rules }: Pick<RecordKind<R, D>, 'source' | 'rules'>,
  page: RecordsPage<R> | undefined,
  navigation: ListNavigation,
): RecordPager {
  const queryClient = useQueryClient();
  const { params, open, isOpen, goToPage } = navigation;
  const rows = page?.rows ?? [];
  const [seen, setSeen] = useState<SeenPlace<R>>();
  const { index, isOfList, next, previous } = placeOf(rows, params.record, seen);
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
      const { rows: others } = await queryClient.fetchQuery(source.page(query));
      const record = step === 1 ? others[0] : others.at(-1);
      // Whoever has closed the record or opened another one meanwhile stays there.
      if (record && params.record && isOpen(params.record))
        goToPage(Math.max(1, params.page + step), cursor, record._id);
    },
    [params, goToPage, isOpen, queryClient, rules, source],
  );

  // Keys can come faster than the address settles; each one counts from where the one before led.
  const latest = useRef(params.record);
  useEffect(() => {
    latest.current = params.record;
  }, [params.record]);
  const moveBy = (step: 1 | -1) => () => {
    const from = placeOf(rows, latest.current, seen);
    const neighbour = step === 1 ? from.next : from.previous;
    const cursor = step === 1 ? page?.next : page?.previous;
    if (neighbour) {
      latest.current = neighbour._id;
      open(neighbour._id);
    } else if (from.isOfList && cursor !== undefined) {
      void goToAdjacentPage(cursor, step).catch(() => undefined);
    }
  };

  return {
    position: index < 0 ? undefined : (params.page - 1) * PAGE_SIZE + index + 1,
    // Only the last and first row lead to another page; a record from elsewhere leads into this one.
    goNext: next || (isOfList && page?.next !== undefined) ? moveBy(1) : undefined,
    goPrevious: previous || (isOfList && page?.previous !== undefined) ? moveBy(-1) : undefined,
  };
}
