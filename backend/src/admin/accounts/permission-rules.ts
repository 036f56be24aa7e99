import { AppError } from '../../common/errors/app-error.js';
import { MANAGE_ADMINS, PERMISSIONS, type Permission } from '../permissions.js';

export const LAST_MANAGER =
  'This is the last account that can manage administrators, so it must keep that permission.';

/** One administrator changing what another may do. */
export interface Assignment {
  /** Who is signed in. */
  callerId: string;
  /** Whose permissions change. */
  userId: string;
  permissions: readonly Permission[];
}

/**
 * Throws unless the assignment is allowed over these grants (account id → permissions):
 * somebody always holds `admins:manage` (409), the caller holds it at this moment (403), and nobody changes their own
 * permissions (403). The last rule would imply the first, were it not for two callers at once.
 */
export function assertAssignable(
  grants: Readonly<Record<string, readonly Permission[]>>,
  { callerId, userId, permissions }: Assignment,
): void {
  const holders = Object.keys(grants).filter((adminId) => grants[adminId]?.includes(MANAGE_ADMINS));
  const losesLast =
    !permissions.includes(MANAGE_ADMINS) &&
    holders.includes(userId) &&
    holders.every((one) => one === userId);
  if (losesLast) {
    throw new AppError('CONFLICT', LAST_MANAGER);
  }
  if (!holders.includes(callerId)) {
    throw new AppError('FORBIDDEN');
  }
  if (callerId === userId) throw new AppError('FORBIDDEN', 'You cannot change your own permissions.');
}

/** The same permissions, each once, in the order in which they are always shown. */
export function inListedOrder(permissions: readonly Permission[]): Permission[] {
  return PERMISSIONS.filter((permission) => permissions.includes(permission));
}
