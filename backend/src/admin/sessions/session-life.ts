import { issuedInFuture } from '../../common/access/jwt-constants.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import type { RefreshTokenRecord, SessionRecord } from './session.schema.js';

/** A session ends after this long without a refresh: half a working day. */
export const IDLE_MS = 12 * 3_600_000;
/** A session ends after this long, however active it is. */
export const MAX_MS = 7 * 24 * 3_600_000;
/** Two concurrent requests with the same refresh token both get an answer within this time. */
const REUSE_GRACE_MS = 10_000;

/** When a session that is used now will expire. */
export function expiryOf(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + MAX_MS));
}

/** Whether a session is still valid. Setting the clock back does not revive an ended one. */
export function isActive(
  session: Pick<SessionRecord, 'endedAt' | 'expiresAt' | 'refreshedAt'>,
  now: Date,
): boolean {
  return (
    session.endedAt === undefined &&
    session.expiresAt > now &&
    !issuedInFuture(session.refreshedAt.getTime(), now.getTime())
  );
}

/**
 * Whether a session is valid for its account: it has not expired, and the account's sessions have not been ended
 * since.
 */
export function isValidSession(
  session: Pick<SessionRecord, 'endedAt' | 'expiresAt' | 'refreshedAt' | 'credentialVersion'>,
  admin: Pick<AdminRecord, 'credentialVersion'>,
  now: Date,
): boolean {
  return isActive(session, now) && session.credentialVersion === admin.credentialVersion;
}

/**
 * Whether a used refresh token is accepted again: within the grace period, since tabs race, and as long as no
 * successor was used, since the response may have been lost.
 */
export function isReusable(
  token: Pick<RefreshTokenRecord, 'usedAt' | 'generation'>,
  session: Pick<SessionRecord, 'arrivedGeneration'>,
  now: Date,
): boolean {
  if (token.usedAt === undefined) return true;
  if ((session.arrivedGeneration ?? 0) <= generationOf(token)) return true;
  return Math.abs(now.getTime() - token.usedAt.getTime()) <= REUSE_GRACE_MS;
}

export function generationOf({ generation = 0 }: Pick<RefreshTokenRecord, 'generation'>): number {
  return generation;
}
