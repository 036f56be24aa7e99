import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import { apiLimits } from 'frontend-shared/api/limits.generated';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
/** An entry of the notification list; the newest has the highest position. */
export type NotificationEntry = Schemas['NotificationView'];
export type Notifications = Schemas['NotificationsView'];

/** URL of the event stream with new notifications. */
export const NOTIFICATION_EVENTS = '/api/admin/events';

/** The server returns at most this many entries: older ones are dropped when new ones arrive. */
export const MAX_SHOWN = apiLimits.notifications;

/** What others did, the newest first. Updated by the event stream. */
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

/** The list with a new entry, unless it is already there. */
export function withEntry(known: Notifications, entry: NotificationEntry): Notifications {
  if (known.entries.some(({ position }) => position === entry.position)) return known;
  const entries = [...known.entries, entry].sort((one, other) => other.position - one.position);
  return counted({ ...known, entries: entries.slice(0, MAX_SHOWN) });
}

/** The list, read at least up to a position. */
export function readUpTo(known: Notifications, readTo: number): Notifications {
  return readTo <= known.readTo ? known : counted({ ...known, readTo });
}

/** The list, complete at least up to a position in the log. */
export function knownUpTo(known: Notifications, position: number): Notifications {
  return position <= known.position ? known : { ...known, position };
}

function counted(list: Notifications): Notifications {
  return { ...list, unread: list.entries.filter(({ position }) => position > list.readTo).length };
}
