import type { Permission } from '../../state/permissions';

export const account = {
  pageTitle: 'My account',
  email: 'E-mail',
  permissions: 'Permissions',
  noPermissions: 'None yet. Someone who manages administrators can give you permissions.',
  preferences: 'On this device',
  colours: 'Colours',
  system: 'As the device',
  light: 'Light',
  dark: 'Dark',
  shortcuts: 'Keyboard shortcuts',
  shortcutsHelp: 'J and K move through a list, / goes to the search, U undoes a decision.',
  loadFailed: 'Failed to fetch admin profile',
  /** What each permission lets a person do, for people rather than programs. */
  permissionNames: {
    'contacts:read': 'Read contact messages',
    'contacts:update': 'Mark contact messages as read',
    'applications:read': 'See factory applications and their documents',
    'applications:review': 'Approve, reject and reopen factory applications',
    'shareholders:read': 'See shareholder applications',
    'shareholders:review': 'Approve and reject shareholder applications',
    'shareholders:delete': 'Delete shareholder applications',
    'shareholders:reveal': 'Reveal a full PAN',
    'subscriptions:read': 'See spice subscriptions',
    'subscriptions:update': 'Pause and cancel spice subscriptions',
    'admins:read': 'See administrators',
    'admins:manage': 'Invite administrators and give permissions',
    'audit:read': 'Read the activity log',
  } satisfies Record<Permission, string> as Readonly<Record<string, string>>,
} as const;
