import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, request, sendJson } from 'frontend-shared/api-client';
import type { components } from 'frontend-shared/api-types.generated';

/** A factory application as the API answers it. */
export type Application = components['schemas']['ApplicationView'];
export type ApplicationStatus = Application['status'];

/** One page of a list, with what its headers say about the rest. */
export interface ApplicationsPage {
  rows: Application[];
  /** Exact up to 10,000; beyond it the count stops there and `capped` is true. */
  total: number;
  capped: boolean;
  next?: string | undefined;
  previous?: string | undefined;
}

/** A change of state. It always says which state the reviewer saw: the API answers 409 when it is another by now. */
type StatusChange = components['schemas']['ChangeApplicationStatus'] & {
  id: string;
  expectedStatus: ApplicationStatus;
};

const PATH = 'api/apply-factory';
const ALL = ['applications'] as const;
const LIST = [...ALL, 'list'] as const;
const DOCUMENT_TIMEOUT_MS = 120_000;

/** Query keys, for saying what has become stale. */
export const applicationKeys = {
  lists: LIST,
  record: (id: string) => [...ALL, 'record', id] as const,
};

/** Reads the `cursor` of a relation out of a `Link` header: `</api/…?cursor=abc>; rel="next"`. */
export function linkCursor(header: string | null, relation: 'next' | 'prev'): string | undefined {
  for (const link of header?.split(/,\s*(?=<)/) ?? []) {
    const [, address, rel] = /^<([^>]*)>.*\brel="?([a-z]+)"?/.exec(link) ?? [];
    if (rel === relation && address) {
      // The first page has an address without a cursor.
      return new URL(address, 'http://list.invalid').searchParams.get('cursor') ?? '';
    }
  }
  return undefined;
}

async function fetchPage(query: Record<string, string>, signal: AbortSignal): Promise<ApplicationsPage> {
  const response = await request(PATH, { searchParams: query, signal });
  const rows = (await response.json()) as Application[];
  const link = response.headers.get('link');
  return {
    rows,
    total: Number(response.headers.get('x-total-count') ?? rows.length),
    capped: response.headers.get('x-total-count-capped') === 'true',
    next: linkCursor(link, 'next'),
    previous: linkCursor(link, 'prev'),
  };
}

/** A page of the list; while another one is on its way the one before stays on screen. */
export function applicationsPage(query: Record<string, string>) {
  return queryOptions({
    queryKey: [...LIST, query],
    queryFn: ({ signal }) => fetchPage(query, signal),
    placeholderData: keepPreviousData,
  });
}

/** What waits: how many, and the five that have waited longest. Asked again every minute. */
export function waitingApplications() {
  const query = { status: 'pending', sort: 'createdAt', limit: '5' };
  return queryOptions({
    queryKey: [...LIST, query],
    queryFn: ({ signal }) => fetchPage(query, signal),
    refetchInterval: 60_000,
  });
}

export function applicationRecord(id: string) {
  return queryOptions({
    queryKey: applicationKeys.record(id),
    queryFn: ({ signal }) => getJson<Application>(`${PATH}/${encodeURIComponent(id)}`, { signal }),
  });
}

/** Changes the state and answers the record as it is now. Throws `ApiError`; a 409 carries the current record. */
export async function changeApplicationStatus({ id, ...body }: StatusChange): Promise<Application> {
  const answer = await sendJson<{ data: Application }>(
    'patch',
    `${PATH}/${encodeURIComponent(id)}/status`,
    body,
  );
  return answer.data;
}

/**
 * The uploaded document, byte for byte, kept for as long as it is looked at and a minute beyond: the API writes every
 * call into the audit log, and viewing before downloading is one reading.
 */
export function applicationDocument(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'document', id],
    queryFn: async ({ signal }) => {
      const address = `${PATH}/${encodeURIComponent(id)}/document`;
      return (await request(address, { timeout: DOCUMENT_TIMEOUT_MS, signal })).blob();
    },
    staleTime: 60_000,
    gcTime: 60_000,
  });
}
