import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, readJson, request } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';
import { linkCursor } from './records/records';

export type ActivityEntry = components['schemas']['AuditEntryView'];
export type ActivityCount = components['schemas']['AuditCountView'];

/** Rows on one page of the log. */
const PAGE_SIZE = 50;

/** What came of a change of state: the state, or `undo` when it undid the one before; nothing when it changed none. */
export function outcomeOf({ before, after, detail }: ActivityEntry): string | undefined {
  if (detail?.undo === true) return 'undo';
  return after?.status === before?.status ? undefined : String(after?.status);
}

/** What happens without anybody at the site: a mail is given up after its last attempt; Razorpay tells of a refund. */
const BY_ITSELF = /\.(mail_given_up|refunded)$/;

/** What the log says of an act that came from no network address: it was done where the program runs, or by it. */
const AT_THE_PROGRAM: readonly (string | undefined)[] = ['command line', 'server start', 'retention'];

/** Whether the program did by itself what no account did: everybody else who has none is a visitor. */
export function isBySystem({ action, from }: ActivityEntry): boolean {
  return BY_ITSELF.test(action) || AT_THE_PROGRAM.includes(from);
}

/** One page of the log, the newest entry first. */
export interface ActivityPage {
  entries: ActivityEntry[];
  older?: string | undefined;
  newer?: string | undefined;
}

/** A page of the audit log; while another one is on its way the one before stays on screen. */
export function activityPage(query: Readonly<Record<string, string>>) {
  return queryOptions({
    queryKey: ['activity', query],
    queryFn: async ({ signal }): Promise<ActivityPage> => {
      const searchParams = { ...query, limit: String(PAGE_SIZE) };
      const response = await request('api/admin/audit', { searchParams, signal });
      const link = response.headers.get('link');
      return {
        entries: await readJson<ActivityEntry[]>(response),
        older: linkCursor(link, 'next'),
        newer: linkCursor(link, 'prev'),
      };
    },
    placeholderData: keepPreviousData,
  });
}

/** How many entries there are; `before`, the id of an entry, has those counted as well that are newer. */
export function activityCount(query: Readonly<Record<string, string>>) {
  return queryOptions({
    queryKey: ['activity', 'count', query],
    queryFn: ({ signal }) => getJson<ActivityCount>('api/admin/audit/count', { searchParams: query, signal }),
  });
}

/** The last time that somebody changed what an account may do; null when nobody has. */
export function lastPermissionChange(adminId: string) {
  const searchParams = {
    kind: 'admin',
    record: adminId,
    action: 'admin.permissions_changed',
    limit: '1',
  };
  return queryOptions({
    queryKey: ['activity', 'rights', adminId],
    queryFn: async ({ signal }) => {
      const [entry] = await getJson<ActivityEntry[]>('api/admin/audit', { searchParams, signal });
      return entry ?? null;
    },
  });
}

/** What the server found when it last looked at the whole log. */
export function chainCheck() {
  return queryOptions({
    queryKey: ['activity', 'chain'],
    queryFn: ({ signal }) =>
      getJson<components['schemas']['ChainCheckView']>('api/admin/audit/chain', { signal }),
  });
}

/** How often the dashboard asks for newer entries: one reaches the log a moment after what it tells of, a login too. */
const NEWEST_EVERY_MS = 15_000;

/** The newest entries of the log, as many as the dashboard has room for. */
export function newestActivity() {
  return queryOptions({
    queryKey: ['activity', 'newest'],
    queryFn: ({ signal }) =>
      getJson<ActivityEntry[]>('api/admin/audit', { searchParams: { limit: '5' }, signal }),
    refetchInterval: NEWEST_EVERY_MS,
  });
}
