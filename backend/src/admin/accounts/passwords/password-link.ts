import { randomBytes } from 'node:crypto';
import { latestEnd } from '../../../common/clock-skew.js';
import type { PasswordLink } from '../admin.schema.js';

/** Hours in which an invitation can be accepted. */
export const INVITATION_HOURS = 72;
/** Minutes in which a reset link can be used. */
export const RESET_MINUTES = 30;

const VALID_MS = { invitation: INVITATION_HOURS * 3_600_000, reset: RESET_MINUTES * 60_000 } as const;

/** A link that is valid from now on. */
export function newPasswordLink(purpose: PasswordLink['purpose'], now: Date): PasswordLink {
  const id = randomBytes(16).toString('base64url');
  return { id, purpose, expiresAt: new Date(now.getTime() + VALID_MS[purpose]) };
}

/** The range of expiry dates of links of this purpose that are valid now: after the first date, up to the second. */
export function endsOfValidLinks(purpose: PasswordLink['purpose'], now: Date): { after: Date; until: Date } {
  return { after: now, until: latestEnd(VALID_MS[purpose], now) };
}

export function isValid({ purpose, expiresAt }: PasswordLink, now: Date): boolean {
  const { after, until } = endsOfValidLinks(purpose, now);
  return expiresAt > after && expiresAt <= until;
}
