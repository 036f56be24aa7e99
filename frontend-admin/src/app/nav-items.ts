import { paths } from '../routing/paths';
import type { Permission } from '../state/permissions';
import type { IconName } from '../ui/icon';

type NavItemName =
  | 'dashboard'
  | 'contacts'
  | 'applications'
  | 'shareholders'
  | 'subscribers'
  | 'team'
  | 'activity'
  | 'settings';

export interface NavItem {
  /** Path of its page. */
  path: (typeof paths)[NavItemName];
  /** Its name among the messages of the frame. */
  label: NavItemName;
  icon: IconName;
  /** Whoever lacks it sees neither the item nor its page. */
  permission?: Permission;
  /** Which count of waiting work is shown beside the label. */
  pending?: 'contacts' | 'applications' | 'shareholders';
}

/** The navigation of the console, in order. */
export const NAV_ITEMS: readonly NavItem[] = [
  { path: paths.dashboard, label: 'dashboard', icon: 'dashboard' },
  {
    path: paths.contacts,
    label: 'contacts',
    icon: 'mail',
    permission: 'contacts:read',
    pending: 'contacts',
  },
  {
    path: paths.applications,
    label: 'applications',
    icon: 'file',
    permission: 'applications:read',
    pending: 'applications',
  },
  {
    path: paths.shareholders,
    label: 'shareholders',
    icon: 'shares',
    permission: 'shareholders:read',
    pending: 'shareholders',
  },
  { path: paths.subscribers, label: 'subscribers', icon: 'box', permission: 'subscriptions:read' },
  { path: paths.team, label: 'team', icon: 'people', permission: 'admins:read' },
  { path: paths.activity, label: 'activity', icon: 'activity', permission: 'audit:read' },
  { path: paths.settings, label: 'settings', icon: 'gear' },
];
