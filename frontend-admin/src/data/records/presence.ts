import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import { randomId } from 'frontend-shared/api/random-id';
import { useSession } from 'frontend-shared/api/session';
import type { components } from 'frontend-shared/api/types.generated';

/** A colleague who has a record open. */
export type Viewer = components['schemas']['PresenceView'];

/** A list of records, by the last segment of its path. */
export type RecordList = components['schemas']['RecordList'];

/** The record that this tab has open. */
export interface OpenRecord {
  record: string;
  /** Whether a decision about it is being written. */
  deciding: boolean;
}

/** Heartbeat interval in ms. The API drops a tab that has sent nothing for 45 seconds. */
const HEARTBEAT_MS = 20_000;

const PATH = 'api/admin/presence';

/** Identifies this tab: 24 hexadecimal digits, as the API expects. */
const TAB_ID = randomId().slice(0, 24);

/**
 * Who else has records of a list open. If this tab has a record open, the same request reports it. Because the API
 * drops a report that is not repeated, the query is polled while the tab is visible.
 */
export function presence(list: RecordList, open: OpenRecord | undefined) {
  return queryOptions({
    queryKey: ['presence', list, open?.record ?? null, open?.deciding ?? false],
    queryFn: ({ signal }) =>
      open
        ? sendJson<Viewer[]>('put', `${PATH}/${TAB_ID}`, { list, ...open }, { signal })
        : getJson<Viewer[]>(PATH, { searchParams: { list }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    refetchInterval: HEARTBEAT_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/**
 * Reports that this tab has closed its record; `keepalive` lets the request outlive the page. If the request is lost,
 * the report expires.
 */
export function clearPresence(): void {
  const { accessToken } = useSession.getState();
  if (!accessToken) return;
  const headers = { authorization: `Bearer ${accessToken}` };
  void fetch(`/${PATH}/${TAB_ID}`, { method: 'DELETE', keepalive: true, headers }).catch(() => undefined);
}
