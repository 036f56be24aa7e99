import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { getJson, readJson, request, sendJson } from 'frontend-shared/api/client';
import { apiLimits } from 'frontend-shared/api/limits.generated';
import type { components } from 'frontend-shared/api/types.generated';
import { prepareExport } from './list-exports';
import { linkCursor } from './records/records';

type Schemas = components['schemas'];
export type DeliveryTotals = Schemas['DeliveryTotals'];
export type PinCodeTotals = Schemas['PinCodeTotalsView'];
export type BoxStatus = Schemas['BoxStatus'];
export type MarkedBox = Schemas['MarkedBox'];
/** A box of the list; a subscription has at most one per day. */
export type Box = Schemas['DeliveryView'] & { _id: string };

/** One page of the list, with the cursor of the next page. */
export interface BoxPage {
  boxes: Box[];
  next?: string | undefined;
}

export const deliveryKeys = {
  totals: ['deliveries', 'totals'],
  lists: ['deliveries', 'list'],
  pinCodes: ['deliveries', 'pin codes'],
} as const;

/** Totals of a day; of the next box day when `day` is undefined. */
export function deliveryTotals(day: string | undefined) {
  return queryOptions({
    queryKey: [...deliveryKeys.totals, day],
    queryFn: ({ signal }) =>
      getJson<DeliveryTotals>('api/deliveries/totals', { signal, searchParams: day ? { day } : {} }),
  });
}

/** Totals by PIN code, for the PIN codes of one page of the list. */
export function pinCodeTotals(day: string | undefined, page: readonly Box[]) {
  const [from, to] = [page[0]?.pinCode ?? '', page.at(-1)?.pinCode ?? ''];
  return queryOptions({
    queryKey: [...deliveryKeys.pinCodes, day, from, to],
    queryFn:
      page.length === 0
        ? skipToken
        : ({ signal }) =>
            getJson<PinCodeTotals[]>('api/deliveries/pin-codes', {
              signal,
              searchParams: { ...(day && { day }), from, to, limit: String(apiLimits.pageSize) },
            }),
  });
}

/** Filters for the boxes of a day. */
export interface BoxFilters {
  status?: BoxStatus | undefined;
  /** Part of a subscriber's name, or the beginning of a PIN code. */
  q?: string | undefined;
}

/**
 * The boxes of a day, sorted by PIN code and name, or by name alone when searching by name. The previous result stays
 * visible while another one is loading.
 */
export function boxesOf(day: string | undefined, { status, q }: BoxFilters) {
  return infiniteQueryOptions({
    queryKey: [...deliveryKeys.lists, day, status, q],
    initialPageParam: '',
    queryFn: async ({ signal, pageParam }): Promise<BoxPage> => {
      const params = { day, status, q, cursor: pageParam, limit: String(apiLimits.pageSize) };
      const present = Object.entries(params).filter((pair): pair is [string, string] => Boolean(pair[1]));
      const response = await request('api/deliveries', { searchParams: Object.fromEntries(present), signal });
      const rows = await readJson<Schemas['DeliveryView'][]>(response);
      return {
        boxes: rows.map((row) => ({ ...row, _id: row.subscriptionId })),
        next: linkCursor(response.headers.get('link'), 'next'),
      };
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** Sets the status of those boxes that still have the `expected` status. Returns the current status of each box. */
export async function markBoxes(mark: {
  day: string;
  subscriptionIds: string[];
  status: BoxStatus;
  expected: BoxStatus;
}): Promise<MarkedBox[]> {
  return (await sendJson<Schemas['BoxesMarked']>('post', 'api/deliveries/mark', mark)).data;
}

/** Prepares the export of a day's boxes, by default of the next box day. Returns the path of the file. */
export function prepareBoxesExport(day: string | undefined, { status, q }: BoxFilters): Promise<string> {
  return prepareExport('api/deliveries/exports', {
    query: { ...(day && { day }), ...(status && { status }), ...(q && { q }) },
  });
}
