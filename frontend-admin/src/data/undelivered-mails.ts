import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readJson, request, sendJson } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';
import { prepareExport } from './list-exports';
import { linkCursor, minimumTotal, totalOf } from './records/records';

export type UndeliveredMail = components['schemas']['UndeliveredMailView'];

const PATH = 'api/admin/undelivered-mails';
const PAGE_SIZE = '50';
/** Query key prefix of everything to refetch after a decision. */
export const UNDELIVERED = ['undelivered-mails'];

/** Query key of the count alone, to refetch it without the list. */
export const UNDELIVERED_COUNT = [...UNDELIVERED, 'count'];

/** Filters of the list, by their names in the API. */
export interface MailFilters {
  template?: UndeliveredMail['template'];
  reason?: UndeliveredMail['reason'];
}

/** Undelivered mails, newest first, page by page. */
export function undeliveredMails(filters: MailFilters) {
  return infiniteQueryOptions({
    queryKey: [...UNDELIVERED, 'list', filters],
    queryFn: async ({ pageParam, signal }) => {
      const searchParams = {
        ...filters,
        limit: PAGE_SIZE,
        ...(pageParam === '' ? {} : { cursor: pageParam }),
      };
      const response = await request(PATH, { searchParams, signal });
      const mails = await readJson<UndeliveredMail[]>(response);
      const next = linkCursor(response.headers.get('link'), 'next');
      return { mails, ...(totalOf(response) ?? minimumTotal(mails.length, next)), next };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
}

/** The number of undelivered mails; a lower bound if counting took the server too long. */
export function undeliveredCount() {
  return queryOptions({
    queryKey: UNDELIVERED_COUNT,
    queryFn: async ({ signal }) => {
      const response = await request(PATH, { searchParams: { limit: '1' }, signal });
      const mails = await readJson<UndeliveredMail[]>(response);
      const next = linkCursor(response.headers.get('link'), 'next');
      return totalOf(response) ?? minimumTotal(mails.length, next);
    },
  });
}

/** Decisions about an undelivered mail. */
export type MailDecision = 'send-again' | 'dismiss';

export async function decideMail(id: string, decision: MailDecision): Promise<void> {
  await sendJson('post', `${PATH}/${encodeURIComponent(id)}/${decision}`, {});
}

/** Prepares an export of the list. Returns the path of the file. */
export function prepareMailsExport(filters: MailFilters): Promise<string> {
  return prepareExport(`${PATH}/exports`, { query: { ...filters } });
}
