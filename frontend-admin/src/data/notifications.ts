import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from 'frontend-shared/api/client';
import { apiLimits } from 'frontend-shared/api/limits.generated';
import type { components } from 'frontend-shared/api/types.generated';

type Schemas = components['schemas'];
/** One entry that the bell tells of; the newest has the greatest position. */
export type NotificationEntry = Schemas['NotificationView'];
export type Notifications = Schemas['NotificationsView'];

/** Address of the stream of what is new. */
export const NOTIFICATION_EVENTS = '/api/admin/events';

/** As many entries as the server answers: more are dropped at the end when new ones come. */
export const MAX_SHOWN = apiLimits.notifications;

/** What others did, the newest first. Kept up to date by the stream. */
export function notifications() {
  return queryOptions({
    queryKey: ['notifications'],
    queryFn: ({ signal }) => getJson<Notifications>('api/admin/notifications', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Marks as read up to an entry, on all devices; answers how far was read. */
export async function markNotificationsRead(upTo: number): Promise<number> {
  const body: Schemas['ReadMarkForm'] = { upTo };
  const { data } = await sendJson<Schemas['NotificationsRead']>('post', 'api/admin/notifications/read', body);
  return data.readTo;
}

/** The same list with an entry that has come, unless it is there. */
export function withEntry(known: Notifications, entry: NotificationEntry): Notifications {
  if (known.entries.some(({ position }) => position === entry.position)) return known;
  const entries = [...known.entries, entry].sort((one, other) => other.position - one.position);
  return counted({ ...known, entries: entries.slice(0, MAX_SHOWN) });
}

/** The same list, read up to an entry at least. */
export function readUpTo(known: Notifications, readTo: number): Notifications {
  return readTo <= known.readTo ? known : counted({ ...known, readTo });
}

/** The same list, known up to a place in the log at least. */
export function knownUpTo(known: Notifications, position: number): Notifications {
  return position <= known.position ? known : { ...known, position };
}

function counted(list: Notifications): Notifications {
  return { ...list, unread: list.entries.filter(({ position }) => position > list.readTo).length };
}
