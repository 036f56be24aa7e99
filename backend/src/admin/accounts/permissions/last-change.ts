import type { AdminState } from '../state/admin-state.schema.js';

/** Who last changed the permissions of an account, and when; empty when nobody has. */
export interface LastPermissionChange {
  permissionsChangedAt?: string;
  /** E-mail address; absent when it was done on the command line. */
  permissionsChangedBy?: string;
}

export function lastPermissionChange(
  { grantChanges }: Pick<AdminState, 'grantChanges'>,
  adminId: string,
): LastPermissionChange {
  const change = grantChanges?.[adminId];
  if (!change) return {};
  return {
    permissionsChangedAt: change.at.toISOString(),
    ...(change.by && { permissionsChangedBy: change.by }),
  };
}
