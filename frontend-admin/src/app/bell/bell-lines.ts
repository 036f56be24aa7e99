import type { NotificationEntry, Notifications } from '../../data/notifications';

/** One line of the notification list: a single entry, or consecutive submissions of one kind. */
export interface BellLine {
  newest: NotificationEntry;
  oldest: NotificationEntry;
  count: number;
  unread: boolean;
}

/** Groups entries into lines, newest first. Read and unread entries are never grouped together. */
export function groupLines({ entries, readTo }: Notifications): BellLine[] {
  const lines: BellLine[] = [];
  for (const entry of entries) {
    const unread = entry.position > readTo;
    const last = lines.at(-1);
    if (last && isSubmission(entry) && last.newest.action === entry.action && last.unread === unread) {
      last.oldest = entry;
      last.count += 1;
    } else lines.push({ newest: entry, oldest: entry, count: 1, unread });
  }
  return lines;
}

/**
 * Position up to which opening a line marks notifications as read. undefined when older unread lines are below it,
 * because the user has not seen those.
 */
export function readPositionAfter(lines: readonly BellLine[], opened: BellLine): number | undefined {
  const oldestUnread = lines.findLast(({ unread }) => unread);
  return oldestUnread === opened ? opened.newest.position : undefined;
}

export function isSubmission({ action }: NotificationEntry): boolean {
  return action.endsWith('.received');
}
