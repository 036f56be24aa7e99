import type { NotificationEntry, Notifications } from '../../data/notifications';

/** One line of the bell: one entry, or several submissions of one kind that came in one after the other. */
export interface BellLine {
  newest: NotificationEntry;
  oldest: NotificationEntry;
  count: number;
  unread: boolean;
}

/** Entries as lines, the newest first. What is read and what is not never share one. */
export function linesOf({ entries, readTo }: Notifications): BellLine[] {
  const lines: BellLine[] = [];
  for (const entry of entries) {
    const unread = entry.position > readTo;
    const last = lines.at(-1);
    if (last && isArrival(entry) && last.newest.action === entry.action && last.unread === unread) {
      last.oldest = entry;
      last.count += 1;
    } else lines.push({ newest: entry, oldest: entry, count: 1, unread });
  }
  return lines;
}

/**
 * How far is read when somebody opens a line: up to it when all below it was read before, and no further otherwise, since
 * nobody has seen those.
 */
export function readByOpening(lines: readonly BellLine[], opened: BellLine): number | undefined {
  const oldestUnread = lines.findLast(({ unread }) => unread);
  return oldestUnread === opened ? opened.newest.position : undefined;
}

export function isArrival({ action }: NotificationEntry): boolean {
  return action.endsWith('.received');
}
