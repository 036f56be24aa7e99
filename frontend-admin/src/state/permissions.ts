import { useSession } from 'frontend-shared/api/session';
import type { components } from 'frontend-shared/api/types.generated';

export type Permission = components['schemas']['Permission'];

/** Whether an account with these permissions may use what asks for `permission`; for everybody when that is absent. */
export function isPermitted(
  permission: Permission | undefined,
  permissions: readonly Permission[] | undefined,
): boolean {
  return permission === undefined || (permissions?.includes(permission) ?? false);
}

/** Whether the account that is logged in holds a permission. The API decides; this only hides what it would refuse. */
export function useCan(permission: Permission): boolean {
  return useSession(({ admin }) => isPermitted(permission, admin?.permissions));
}
