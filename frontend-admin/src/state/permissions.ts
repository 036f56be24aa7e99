import { useSession } from 'frontend-shared/api/session';
import type { components } from 'frontend-shared/api/types.generated';

export type Permission = components['schemas']['Permission'];

/**
 * Whether an account with these permissions may use something that requires `permission`; always true when that is
 * undefined.
 */
export function hasPermission(
  permission: Permission | undefined,
  permissions: readonly Permission[] | undefined,
): boolean {
  return permission === undefined || (permissions?.includes(permission) ?? false);
}

/** Whether the current account has a permission. The API enforces it; the console only hides what it would refuse. */
export function useHasPermission(permission: Permission): boolean {
  return useSession(({ admin }) => hasPermission(permission, admin?.permissions));
}
