import { randomBytes } from 'node:crypto';
import { latestEnd } from '../../../common/clock-difference.js';
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

/** When a link of this purpose ends that works now: after the one moment, and no later than the other. */
export function endsOfWorkingLinks(
  purpose: PasswordLink['purpose'],
  now: Date,
): { after: Date; until: Date } {
  return { after: now, until: latestEnd(VALID_MS[purpose], now) };
}

export function isWorking({ purpose, expiresAt }: PasswordLink, now: Date): boolean {
  const { after, until } = endsOfWorkingLinks(purpose, now);
  return expiresAt > after && expiresAt <= until;
}
