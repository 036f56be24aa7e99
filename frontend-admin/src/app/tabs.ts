import { frame } from '../content/en/frame';
import { paths } from '../routing/paths';
import type { Permission } from '../state/permissions';
import type { IconName } from '../ui/icon';

type TabPath = (typeof paths)[
  | 'dashboard'
  | 'contacts'
  | 'applications'
  | 'shareholders'
  | 'subscribers'
  | 'team'
  | 'activity'
  | 'settings'];

export interface Tab {
  /** Address of the tab's page. */
  path: TabPath;
  label: string;
  icon: IconName;
  /** Whoever lacks it sees neither the tab nor its page. */
  permission?: Permission;
  /** Which count of waiting work stands beside the word. */
  waiting?: 'contacts' | 'applications' | 'shareholders';
}

/** The tabs of the console, in order. */
export const TABS: readonly Tab[] = [
  { path: paths.dashboard, label: frame.dashboard, icon: 'dashboard' },
  {
    path: paths.contacts,
    label: frame.contacts,
    icon: 'mail',
    permission: 'contacts:read',
    waiting: 'contacts',
  },
  {
    path: paths.applications,
    label: frame.applications,
    icon: 'file',
    permission: 'applications:read',
    waiting: 'applications',
  },
  {
    path: paths.shareholders,
    label: frame.shareholders,
    icon: 'shares',
    permission: 'shareholders:read',
    waiting: 'shareholders',
  },
  { path: paths.subscribers, label: frame.subscribers, icon: 'box', permission: 'subscriptions:read' },
  { path: paths.team, label: frame.team, icon: 'people', permission: 'admins:read' },
  { path: paths.activity, label: frame.activity, icon: 'activity', permission: 'audit:read' },
  { path: paths.settings, label: frame.settings, icon: 'gear' },
];
