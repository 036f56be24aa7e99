import type { NotificationEntry } from '../../data/notifications';
import { usePreferences } from '../../state/preferences';
import { pathOf, titleOf } from './line-label';

/**
 * Has the browser show an entry, where it was allowed to. A lock screen shows it too, so it names the record by its reference
 * alone.
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
