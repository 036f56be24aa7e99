import { useSession } from 'frontend-shared/api/session';
import type { components } from 'frontend-shared/api/types.generated';

export type Permission = components['schemas']['Permission'];

/** Whether the account that is logged in holds a permission. The API decides; this only hides what it would refuse. */
export function useCan(permission: Permission): boolean {
  return useSession((session) => session.admin?.permissions.includes(permission) ?? false);
}
