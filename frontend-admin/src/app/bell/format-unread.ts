import { MAX_SHOWN, type Notifications } from '../../data/notifications';

/** The unread count as displayed: "30+" at the server's limit, since there may be more than it counted. */
export function formatUnread({ unread }: Notifications): string {
  return unread >= MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread);
}
