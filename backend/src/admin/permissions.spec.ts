import { MANAGE_ADMINS, PERMISSIONS } from './permissions.js';

test('the permissions are the thirteen of the product decisions, in the same order', () => {
  expect(PERMISSIONS).toEqual([
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
  ]);
  expect(MANAGE_ADMINS).toBe('admins:manage');
});
