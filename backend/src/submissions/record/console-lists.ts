import type { CallerIdentity } from '../../common/access/caller.js';
import { AppError } from '../../common/errors/app-error.js';

/** The console's lists of records by the last segment of their path, with the permission to see them. */
export const RECORD_LISTS = {
  contacts: 'contacts:read',
  applications: 'applications:read',
  shareholders: 'shareholders:read',
  subscribers: 'subscriptions:read',
} as const;

export type RecordList = keyof typeof RECORD_LISTS;

/** The lists that can have saved views, which includes the audit log. */
export const VIEW_LISTS = { ...RECORD_LISTS, activity: 'audit:read' } as const;

export type ViewList = keyof typeof VIEW_LISTS;

/** Whether the caller may see a list at all. @throws AppError FORBIDDEN */
export function assertMaySee(list: ViewList, { permissions }: CallerIdentity): void {
  if (!permissions.includes(VIEW_LISTS[list])) throw new AppError('FORBIDDEN');
}
