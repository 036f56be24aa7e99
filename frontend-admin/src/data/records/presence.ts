import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import { randomId } from 'frontend-shared/api/random-id';
import { useSession } from 'frontend-shared/api/session';
import type { components } from 'frontend-shared/api/types.generated';

/** A colleague who has a record open. */
export type Viewer = components['schemas']['PresenceView'];

/** A list of records, by the last step of its address. */
export type RecordList = components['schemas']['RecordList'];

/** What this tab has open. */
export interface OpenRecord {
  record: string;
  /** A decision about it is being written. */
  deciding: boolean;
}

/** How often the API is told, in ms; it believes each word for 45 seconds. */
const RENEWED_MS = 20_000;

const PATH = 'api/admin/presence';

/** What this tab calls itself: 24 hexadecimal digits, as the API wants them. */
const TAB = randomId().slice(0, 24);

/**
 * Who else is inside records of a list; with an open record it is also said that this tab is there. Asked again and again while
 * the tab is in view: it is what keeps one there.
 */
export function presence(list: RecordList, open: OpenRecord | undefined) {
  return queryOptions({
    queryKey: ['presence', list, open?.record ?? null, open?.deciding ?? false],
    queryFn: ({ signal }) =>
      open
        ? sendJson<Viewer[]>('put', `${PATH}/${TAB}`, { list, ...open }, { signal })
        : getJson<Viewer[]>(PATH, { searchParams: { list }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    refetchInterval: RENEWED_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** This tab has closed its record. Also while the page is being left; what is lost on the way lapses. */
export function clearPresence(): void {
  const { accessToken } = useSession.getState();
  if (!accessToken) return;
  const headers = { authorization: `Bearer ${accessToken}` };
  void fetch(`/${PATH}/${TAB}`, { method: 'DELETE', keepalive: true, headers }).catch(() => undefined);
}
