import { MAX_SHOWN, type Notifications } from '../../data/notifications';

/** How many are new, as it is shown: there may be more than the server looked at. */
export function unreadShown({ unread }: Notifications): string {
  return unread >= MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread);
}
