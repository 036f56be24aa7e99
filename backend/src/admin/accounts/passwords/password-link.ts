import { randomBytes } from 'node:crypto';
import type { PasswordLink } from '../admin.schema.js';

/** Hours in which an invitation can be accepted. */
export const INVITATION_HOURS = 72;
/** Minutes in which a forgotten password can be replaced. */
export const RESET_MINUTES = 30;

const VALID_MS = { invitation: INVITATION_HOURS * 3_600_000, reset: RESET_MINUTES * 60_000 } as const;

/** A link that works from now on. */
export function newPasswordLink(purpose: PasswordLink['purpose'], now: Date): PasswordLink {
  const id = randomBytes(16).toString('base64url');
  return { id, purpose, expiresAt: new Date(now.getTime() + VALID_MS[purpose]) };
}
