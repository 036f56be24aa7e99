import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, readJson, request } from 'frontend-shared/api/client';
import type { components } from 'frontend-shared/api/types.generated';
import { linkCursor } from './records/records';

export type ActivityEntry = components['schemas']['AuditEntryView'];
export type ActivityCount = components['schemas']['AuditCountView'];

/** Rows per page of the log. */
const PAGE_SIZE = 50;

/** The result of a status change: the new status, or `undo`; undefined when the status did not change. */
export function outcomeOf({ before, after, detail }: ActivityEntry): string | undefined {
  if (detail?.undo === true) return 'undo';
  return after?.status === before?.status ? undefined : String(after?.status);
}

/** Actions that no person performs: giving up a mail after its last attempt, a refund reported by Razorpay. */
const SYSTEM_ACTIONS = /\.(mail_given_up|refunded)$/;

/** Values of `from` for actions without a network address: those of the command line and of the server itself. */
const SYSTEM_ORIGINS: readonly (string | undefined)[] = ['command line', 'server start', 'retention'];

/** Whether the system performed the action. Other actions without an account are those of visitors. */
export function isBySystem({ action, from }: ActivityEntry): boolean {
  return SYSTEM_ACTIONS.test(action) || SYSTEM_ORIGINS.includes(from);
}

/** One page of the log, newest entry first. */
export interface ActivityPage {
  entries: ActivityEntry[];
  older?: string | undefined;
  newer?: string | undefined;
}

/** A page of the audit log. The previous page stays visible while another one is loading. */
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

/** The number of entries. If `before` is given (the id of an entry), newer entries are also counted separately. */
export function activityCount(query: Readonly<Record<string, string>>) {
  return queryOptions({
    queryKey: ['activity', 'count', query],
    queryFn: ({ signal }) => getJson<ActivityCount>('api/admin/audit/count', { searchParams: query, signal }),
  });
}

/** The latest change to the permissions of an account; null if there was none. */
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

/** The result of the server's latest check of the whole log. */
export function chainCheck() {
  return queryOptions({
    queryKey: ['activity', 'chain'],
    queryFn: ({ signal }) =>
      getJson<components['schemas']['ChainCheckView']>('api/admin/audit/chain', { signal }),
  });
}

/** Polling interval of the dashboard in ms: entries, for example for a login, reach the log with a short delay. */
const POLL_INTERVAL_MS = 15_000;

/** The newest entries of the log, as many as fit on the dashboard. */
export function newestActivity() {
  return queryOptions({
    queryKey: ['activity', 'newest'],
    queryFn: ({ signal }) =>
      getJson<ActivityEntry[]>('api/admin/audit', { searchParams: { limit: '5' }, signal }),
    refetchInterval: POLL_INTERVAL_MS,
  });
}
