import { AppError } from '../../../common/errors/app-error.js';
import { MANAGE_ADMINS, PERMISSIONS, type Permission } from '../../permissions.js';
import type { AdminState } from '../state/admin-state.schema.js';

export const LAST_MANAGER =
  'This is the last account that can manage administrators, so it must keep that permission.';

export const LAST_MANAGER_LEAVES =
  'This is the last account that can manage administrators. Give somebody else that permission first.';
export const NO_SUCH_ADMINISTRATOR = 'There is no such administrator.';
export const OWN_ACCOUNT = 'You cannot suspend or remove your own account.';

/** The permissions by account id, and the accounts that are suspended, being removed or removed. */
type TeamState = Pick<AdminState, 'grants' | 'suspensions' | 'removals' | 'removed'>;

/** A change of one account's permissions by an administrator. */
export interface Assignment {
  /** The signed-in administrator. */
  callerId: string;
  /** The account whose permissions change. */
  adminId: string;
  permissions: readonly Permission[];
}

/**
 * Throws unless the assignment is allowed in this state: an account that can log in must always hold `admins:manage`
 * (409), the caller must hold it at this moment (403), and nobody may change their own permissions (403). The last
 * rule implies the first except for two concurrent callers.
 */
export function assertAssignable(state: TeamState, { callerId, adminId, permissions }: Assignment): void {
  assertPresent(state, adminId);
  const holders = managersOf(state);
  const removesLastManager =
    !permissions.includes(MANAGE_ADMINS) &&
    holders.includes(adminId) &&
    holders.every((one) => one === adminId);
  if (removesLastManager) {
    throw new AppError('CONFLICT', LAST_MANAGER);
  }
  if (!holders.includes(callerId)) {
    throw new AppError('FORBIDDEN');
  }
  if (callerId === adminId) throw new AppError('FORBIDDEN', 'You cannot change your own permissions.');
}

/** An account that is to be suspended or removed. */
export interface Deactivation {
  /** The signed-in administrator; undefined for the operator on the command line. */
  callerId: string | undefined;
  adminId: string;
  /** Accounts with a password. An invited account cannot manage others yet. */
  active: ReadonlySet<string>;
}

/**
 * Throws unless the account may be suspended or removed: an account that can log in must always hold `admins:manage`
 * (409), and the caller must hold it at this moment and mean another account (403).
 */
export function assertDeactivatable(state: TeamState, { callerId, adminId, active }: Deactivation): void {
  assertPresent(state, adminId);
  const managers = managersOf(state).filter((one) => active.has(one));
  if (managers.length > 0 && managers.every((one) => one === adminId)) {
    throw new AppError('CONFLICT', LAST_MANAGER_LEAVES);
  }
  assertManages(state, callerId);
  if (callerId === adminId) throw new AppError('FORBIDDEN', OWN_ACCOUNT);
}

/**
 * Throws FORBIDDEN unless the caller may manage administrators at this moment. `undefined` is the operator, who always
 * may.
 */
export function assertManages(state: TeamState, callerId: string | undefined): void {
  if (callerId !== undefined && !managersOf(state).includes(callerId)) throw new AppError('FORBIDDEN');
}

/** Throws NOT_FOUND when the account is being removed or has been removed since the caller read it. */
export function assertPresent({ removals = {}, removed = {} }: TeamState, adminId: string): void {
  if (removals[adminId] || removed[adminId]) throw new AppError('NOT_FOUND', NO_SUCH_ADMINISTRATOR);
}

/** The accounts that hold `admins:manage` and are not suspended. */
export function managersOf({ grants, suspensions = {} }: TeamState): string[] {
  return Object.keys(grants).filter(
    (adminId) => grants[adminId]?.includes(MANAGE_ADMINS) && !suspensions[adminId],
  );
}

/** The same permissions without duplicates, in display order. */
export function inListedOrder(permissions: readonly Permission[]): Permission[] {
  return PERMISSIONS.filter((permission) => permissions.includes(permission));
}
