import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type Box,
  type BoxStatus,
  boxesOf,
  type DeliveryTotals,
  deliveryKeys,
  deliveryTotals,
} from '../../data/deliveries';
import { isBoxSearchable, isPinCodePrefix } from './filters/search-text';
import { useDeliveriesParams } from './filters/use-deliveries-params';
import { usePrintAll } from './printing/use-print-all';
import { usePinCodeTotals } from './use-pin-code-totals';

/** Interval for noticing that a day has begun: boxes can be marked from their day on, and then the next day follows. */
const POLL_MS = 60_000;

const NO_PAGES: readonly { boxes: readonly Box[] }[] = [];

/** Sorts by PIN code, because the API sorts the results of a search by name alone. */
function byPinCode(boxes: readonly Box[]): Box[] {
  return [...boxes].sort((one, other) => Number(one.pinCode) - Number(other.pinCode));
}

/** The number of boxes of a day with a status, or of all boxes if it is undefined. */
function boxesIn(status: BoxStatus | undefined, totals: DeliveryTotals): number {
  if (status === 'planned') return totals.boxes - totals.delivered - totals.returned;
  return status ? totals[status] : totals.boxes;
}

/** Refetches the boxes when another day has become the next box day. */
function useRefetchOnNextDay(day: string | undefined): void {
  const queryClient = useQueryClient();
  const previous = useRef<string>(undefined);
  useEffect(() => {
    if (previous.current !== undefined && previous.current !== day) {
      void queryClient.invalidateQueries({ queryKey: deliveryKeys.lists });
      void queryClient.invalidateQueries({ queryKey: deliveryKeys.pinCodes });
    }
    previous.current = day;
  }, [day, queryClient]);
}

/** The boxes of the day in the URL, filtered, with their totals. */
export function useBoxDay() {
  const params = useDeliveriesParams();
  const { day, status, q: typed, showsLabels } = params;
  const q = typed && isBoxSearchable(typed) ? typed : undefined;
  const filters = { status, q };
  const totals = useQuery({ ...deliveryTotals(day), refetchInterval: POLL_MS });
  const shownDay = day ?? totals.data?.day;
  useRefetchOnNextDay(shownDay);
  const list = useInfiniteQuery(boxesOf(day, filters));
  // The totals of a PIN code are shown only if all its boxes are listed.
  const hasWholePinCodes =
    !list.isPlaceholderData && status === undefined && (q === undefined || isPinCodePrefix(q));
  const summed = hasWholePinCodes && !showsLabels ? list.data?.pages : undefined;
  const sums = usePinCodeTotals(day, summed ?? NO_PAGES);
  const { pages, ...printing } = usePrintAll(list, sums);
  const boxes = byPinCode(pages.flatMap((page) => page.boxes));
  // The number of search results is known only once all are loaded.
  const hasUncounted = list.hasNextPage && q !== undefined;
  return {
    ...params,
    filters,
    hasFilters: status !== undefined || q !== undefined,
    shownDay,
    totals: totals.data,
    isLoaded: list.data !== undefined,
    isPlaceholder: list.isPlaceholderData,
    boxes,
    byPinCode: hasWholePinCodes ? sums.byPinCode : undefined,
    more: list,
    printing,
    labels: {
      count: totals.data && list.hasNextPage && q === undefined ? boxesIn(status, totals.data) : boxes.length,
      /** Whether there may be more. */
      isMinimum: hasUncounted,
    },
    error: totals.error ?? list.error ?? sums.error,
    retry: () => {
      void totals.refetch();
      void list.refetch();
      sums.retry();
    },
  };
}

export type BoxDay = ReturnType<typeof useBoxDay>;
