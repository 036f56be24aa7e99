import { MOST_SHOWN, type Notifications } from '../../data/notifications';

/** How many are new, as it is shown: there may be more than the server looked at. */
export function unreadShown({ unread }: Notifications): string {
  return unread >= MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
}
