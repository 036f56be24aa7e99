import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
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

/** Moving through the list while reading, across the borders of its pages, with the neighbours fetched ahead. */
export function useRecordPager<R extends SubmittedRecord, D extends R>(
  { source, rules }: Pick<RecordKind<R, D>, 'source' | 'rules'>,
  page: RecordsPage<R> | undefined,
  navigation: ListNavigation,
): RecordPager {
  const queryClient = useQueryClient();
  const { params, open, isOpen, goToPage } = navigation;
  const rows = page?.rows ?? [];
  const index = rows.findIndex((row) => row._id === params.record);
  const next = rows[index + 1];
  const previous = index > 0 ? rows[index - 1] : undefined;

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
    const from = rows.findIndex((row) => row._id === latest.current);
    const neighbour = rows[from + step];
    const cursor = step === 1 ? page?.next : page?.previous;
    if (neighbour) {
      latest.current = neighbour._id;
      open(neighbour._id);
    } else if (from >= 0 && cursor !== undefined) {
      void goToAdjacentPage(cursor, step).catch(() => undefined);
    }
  };

  return {
    position: index < 0 ? undefined : (params.page - 1) * PAGE_SIZE + index + 1,
    // Only the last and first row lead to another page; a record from elsewhere leads into this one.
    goNext: next || (index >= 0 && page?.next !== undefined) ? moveBy(1) : undefined,
    goPrevious: previous || (index >= 0 && page?.previous !== undefined) ? moveBy(-1) : undefined,
  };
}
