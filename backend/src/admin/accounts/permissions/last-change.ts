import type { AdminState } from '../admin-state.schema.js';

/** Who changed last what an account may do, and when; nothing for an account whose permissions nobody has changed. */
export interface LastPermissionChange {
  permissionsChangedAt?: string;
  /** E-mail address; absent when it was done at the server. */
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
