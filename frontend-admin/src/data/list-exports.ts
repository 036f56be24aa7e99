import { queryOptions, skipToken } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
export type ExportFormat = Schemas['ExportFormat'];
export type ExportProgress = Schemas['ExportProgressView'];

/** How often it is asked how far a file is. */
const ASK_AGAIN_MS = 1_000;

/** Names of columns that every list of records and its file share. */
export type SharedColumn = Schemas['ContactColumn'] &
  Schemas['ApplicationColumn'] &
  Schemas['ShareholderColumn'] &
  Schemas['SubscriptionColumn'];

/** The same of lists whose records wait for somebody. */
export type WaitingColumn = Schemas['ContactColumn'] &
  Schemas['ApplicationColumn'] &
  Schemas['ShareholderColumn'];

/** What of a list a file is to have. */
export interface ExportChoice {
  /** The filters of the list: all of its pages, whichever is named. */
  query?: Record<string, string>;
  /** These records only, in this order, whatever the query says. */
  ids?: readonly string[];
  /** These columns only, in this order; every one when they are left out. */
  columns?: readonly string[] | undefined;
  /** Of shareholders: with the whole PAN of each. */
  withPan?: boolean | undefined;
}

/**
 * An address that gives a list as a file once, to this browser, within a minute.
 *
 * @param path of the call that prepares it
 */
export async function prepareExport(
  path: string,
  { query = {}, ids, columns, withPan }: ExportChoice,
): Promise<string> {
  const chosen = {
    ...(ids && { ids: ids.join() }),
    ...(columns && { columns }),
    ...(withPan && { withPan }),
  };
  const body = Object.keys(chosen).length > 0 ? chosen : undefined;
  const options = { searchParams: query };
  return (await sendJson<Schemas['ExportPrepared']>('post', path, body, options)).data.path;
}

/**
 * How far a file is, again and again until it is there or broken.
 *
 * @param path the address that gives it; undefined as long as there is none
 */
export function exportProgress(path: string | undefined) {
  return queryOptions({
    queryKey: ['export', path],
    queryFn:
      path === undefined
        ? skipToken
        : ({ signal }) => getJson<ExportProgress>(`${path.slice(1)}/progress`, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' || data?.state === 'running' ? ASK_AGAIN_MS : false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
