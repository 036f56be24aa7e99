/** All permissions of administrators, in display order (decisions §4). */
export const PERMISSIONS = [
  'contacts:read',
  'contacts:update',
  'applications:read',
  'applications:review',
  'shareholders:read',
  'shareholders:review',
  'shareholders:delete',
  'shareholders:reveal',
  'subscriptions:read',
  'subscriptions:update',
  'admins:read',
  'admins:manage',
  'audit:read',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** Accounts with one of these need a second factor while `REQUIRE_2FA` is on. */
export const DEMANDING_PERMISSIONS: readonly Permission[] = [
  'shareholders:reveal',
  'shareholders:delete',
  'admins:manage',
];

/** Allows changing the permissions of others; somebody must always hold it. */
export const MANAGE_ADMINS = 'admins:manage' satisfies Permission;
