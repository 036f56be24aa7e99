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
  path: (typeof paths)[NavItemName];
  /** Key of its label in the frame's messages. */
  label: NavItemName;
  icon: IconName;
  /** Accounts without it see neither the item nor its page. */
  permission?: Permission;
  /** The pending count shown beside the label. */
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
