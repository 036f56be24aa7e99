import { queryOptions, skipToken } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import { ApiError } from 'frontend-shared/api/error';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
export type ExportFormat = Schemas['ExportFormat'];
export type ExportProgress = Schemas['ExportProgressView'];

/** Polling interval for the progress of an export, in ms. */
const POLL_INTERVAL_MS = 1_000;

/** Columns that all lists of records and their exports have. */
export type SharedColumn = Schemas['ContactColumn'] &
  Schemas['ApplicationColumn'] &
  Schemas['ShareholderColumn'] &
  Schemas['SubscriptionColumn'];

/** Columns of the lists whose records can be pending. */
export type WaitingColumn = Schemas['ContactColumn'] &
  Schemas['ApplicationColumn'] &
  Schemas['ShareholderColumn'];

/** Which part of a list to export. */
export interface ExportChoice {
  /** Filters of the list; pagination parameters are ignored. */
  query?: Record<string, string>;
  /** Only these records, in this order; the filters are then ignored. */
  ids?: readonly string[];
  /** Only these columns, in this order; all when undefined. */
  columns?: readonly string[] | undefined;
  /** For shareholders: include full PANs. */
  withPan?: boolean | undefined;
}

/**
 * Prepares an export. Returns the path of the file, which works once, in this browser, within a minute.
 *
 * @param path of the request that prepares it
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
 * The progress of an export, polled until it is complete or has failed.
 *
 * @param path of the file; undefined if there is none yet
 */
export function exportProgress(path: string | undefined) {
  return queryOptions({
    queryKey: ['export', path],
    queryFn:
      path === undefined
        ? skipToken
        : ({ signal }) => getJson<ExportProgress>(`${path.slice(1)}/progress`, { signal }),
    refetchInterval: ({ state: { data, error } }) =>
      data?.state === 'complete' || data?.state === 'broken' || isForgotten(error) ? false : POLL_INTERVAL_MS,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whether the server no longer knows the export, an hour after the last change of its progress. */
export function isForgotten(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
