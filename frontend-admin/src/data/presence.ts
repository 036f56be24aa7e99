import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import { useSession } from 'frontend-shared/api/session';
import type { components } from 'frontend-shared/api/types.generated';

/** A colleague who has a record open. */
export type Present = components['schemas']['PresenceView'];

/** A list of records, by the last step of its address. */
export type RecordList = components['schemas']['RecordList'];

/** What this tab has open. */
export interface Place {
  record: string;
  /** A decision about it is being written. */
  deciding: boolean;
}

/** How often the API is told, in ms; it believes each word for 45 seconds. */
const RENEWED_MS = 20_000;

const PATH = 'api/admin/presence';

/** What this tab calls itself. */
const TAB = [...crypto.getRandomValues(new Uint8Array(12))]
  .map((byte) => byte.toString(16).padStart(2, '0'))
  .join('');

/**
 * Who else is inside records of a list; with a place it is also said that this tab is there. Asked again and again while
 * the tab is in view: it is what keeps one there.
 */
export function presence(list: RecordList, place: Place | undefined) {
  return queryOptions({
    queryKey: ['presence', list, place?.record ?? null, place?.deciding ?? false],
    queryFn: ({ signal }) =>
      place
        ? sendJson<Present[]>('put', `${PATH}/${TAB}`, { list, ...place }, { signal })
        : getJson<Present[]>(PATH, { searchParams: { list }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
    refetchInterval: RENEWED_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** This tab has closed its record. Also while the page is being left; what is lost on the way lapses. */
export function leave(): void {
  const { accessToken } = useSession.getState();
  if (!accessToken) return;
  const headers = { authorization: `Bearer ${accessToken}` };
  void fetch(`/${PATH}/${TAB}`, { method: 'DELETE', keepalive: true, headers }).catch(() => undefined);
}
