import { AppError } from '../../../common/errors/app-error.js';
import { MANAGE_ADMINS, PERMISSIONS, type Permission } from '../../permissions.js';
import type { AdminState } from '../state/admin-state.schema.js';

export const LAST_MANAGER =
  'This is the last account that can manage administrators, so it must keep that permission.';

export const LAST_MANAGER_LEAVES =
  'This is the last account that can manage administrators. Give somebody else that permission first.';
export const NO_SUCH_ADMINISTRATOR = 'There is no such administrator.';
export const NOT_ONESELF = 'You cannot suspend or remove your own account.';

/** What each account may do, by account id, who is not let in, and who is gone. */
type TeamState = Pick<AdminState, 'grants' | 'suspensions' | 'removals' | 'removed'>;

/** One administrator changing what another may do. */
export interface Assignment {
  /** Who is signed in. */
  callerId: string;
  /** Whose permissions change. */
  adminId: string;
  permissions: readonly Permission[];
}

/**
 * Throws unless the assignment is allowed over this state:
 * somebody who is let in always holds `admins:manage` (409), the caller holds it at this moment (403), and nobody changes their own
 * permissions (403). The last rule would imply the first, were it not for two callers at once.
 */
export function assertAssignable(state: TeamState, { callerId, adminId, permissions }: Assignment): void {
  assertPresent(state, adminId);
  const holders = managersOf(state);
  const losesLast =
    !permissions.includes(MANAGE_ADMINS) &&
    holders.includes(adminId) &&
    holders.every((one) => one === adminId);
  if (losesLast) {
    throw new AppError('CONFLICT', LAST_MANAGER);
  }
  if (!holders.includes(callerId)) {
    throw new AppError('FORBIDDEN');
  }
  if (callerId === adminId) throw new AppError('FORBIDDEN', 'You cannot change your own permissions.');
}

/** One account that is to be suspended or removed. */
export interface Leaving {
  /** Who is signed in; without a caller it is whoever runs the server. */
  callerId: string | undefined;
  adminId: string;
  /** Accounts with a password: whoever is only invited cannot manage the others yet. */
  active: ReadonlySet<string>;
}

/**
 * Throws unless an account may be suspended or removed: somebody who can come in always holds `admins:manage` (409), the
 * caller holds it at this moment and means somebody else (403).
 */
export function assertMayLeave(state: TeamState, { callerId, adminId, active }: Leaving): void {
  assertPresent(state, adminId);
  const managers = managersOf(state).filter((one) => active.has(one));
  if (managers.length > 0 && managers.every((one) => one === adminId)) {
    throw new AppError('CONFLICT', LAST_MANAGER_LEAVES);
  }
  assertManages(state, callerId);
  if (callerId === adminId) throw new AppError('FORBIDDEN', NOT_ONESELF);
}

/** Throws FORBIDDEN unless the caller may manage administrators at this moment. Without a caller it is whoever runs the server. */
export function assertManages(state: TeamState, callerId: string | undefined): void {
  if (callerId !== undefined && !managersOf(state).includes(callerId)) throw new AppError('FORBIDDEN');
}

/** Throws NOT_FOUND when the account is being removed or was: whoever read it before then would write about nobody. */
export function assertPresent({ removals = {}, removed = {} }: TeamState, adminId: string): void {
  if (removals[adminId] || removed[adminId]) throw new AppError('NOT_FOUND', NO_SUCH_ADMINISTRATOR);
}

/** Who may manage administrators and is let in. */
export function managersOf({ grants, suspensions = {} }: TeamState): string[] {
  return Object.keys(grants).filter(
    (adminId) => grants[adminId]?.includes(MANAGE_ADMINS) && !suspensions[adminId],
  );
}

/** The same permissions, each once, in the order in which they are always shown. */
export function inListedOrder(permissions: readonly Permission[]): Permission[] {
  return PERMISSIONS.filter((permission) => permissions.includes(permission));
}
