import type { NotificationEntry } from '../../data/notifications';
import { usePreferences } from '../../state/preferences';
import { pathOf, titleOf } from './line-label';

/**
 * Shows an entry as a browser notification, if the user has allowed it. A lock screen may show it too, so it contains
 * the record's reference and no name.
 */
export function showNotification(entry: NotificationEntry, open: (path: string) => void): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const { locale } = usePreferences.getState();
  const line = { newest: entry, count: 1 };
  const isRecord = entry.kind !== 'admin';
  const shown = new Notification(titleOf(line, locale), {
    ...(isRecord && entry.reference !== undefined && { body: entry.reference }),
    tag: `console-${entry.position}`,
    lang: locale,
  });
  shown.onclick = () => {
    window.focus();
    shown.close();
    open(pathOf(line));
  };
}
