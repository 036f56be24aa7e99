import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import { apiLimits } from 'frontend-shared/api/limits.generated';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
/** An entry of the notification list. The newest entry has the highest position. */
export type NotificationEntry = Schemas['NotificationView'];
export type Notifications = Schemas['NotificationsView'];

/** URL of the event stream with new notifications. */
export const NOTIFICATION_EVENTS = '/api/admin/events';

/** The server returns at most this many entries. Older ones are dropped as new ones arrive. */
export const MAX_SHOWN = apiLimits.notifications;

/** Actions of other people, newest first. Kept up to date by the event stream. */
export function notifications() {
  return queryOptions({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => getJson<Notifications>('api/admin/notifications', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Marks all entries up to a position as read, on all devices. Returns the position up to which they are read. */
export async function markNotificationsRead(upTo: number): Promise<number> {
  const body: Schemas['ReadMarkForm'] = { upTo };
  const { data } = await sendJson<Schemas['NotificationsRead']>('post', 'api/admin/notifications/read', body);
  return data.readTo;
}

/** Adds an entry to the list, unless the list already has it. */
export function addEntry(known: Notifications, entry: NotificationEntry): Notifications {
  if (known.entries.some(({ position }) => position === entry.position)) return known;
  const entries = [...known.entries, entry].sort((one, other) => other.position - one.position);
  return withUnreadCount({ ...known, entries: entries.slice(0, MAX_SHOWN) });
}

/** Moves the read mark to a position, but never back. */
export function advanceReadMark(known: Notifications, readTo: number): Notifications {
  return readTo <= known.readTo ? known : withUnreadCount({ ...known, readTo });
}

/** Records that the list is complete up to a position in the log. The position never moves back. */
export function advancePosition(known: Notifications, position: number): Notifications {
  return position <= known.position ? known : { ...known, position };
}

function withUnreadCount(list: Notifications): Notifications {
  return { ...list, unread: list.entries.filter(({ position }) => position > list.readTo).length };
}
