import { issuedInFuture } from '../../common/access/jwt-constants.js';
import type { AdminRecord } from '../accounts/admin.schema.js';
import type { RefreshTokenRecord, SessionRecord } from './session.schema.js';

/** Without a refresh a session ends after this long: half a working day. */
export const IDLE_MS = 12 * 3_600_000;
/** However busy it is, a session ends after this long. */
export const MAX_MS = 7 * 24 * 3_600_000;
/** Two requests that set out with the same refresh token both get an answer when they are this close together. */
const REUSE_GRACE_MS = 10_000;

/** When a session that is used now ends by itself. */
export function expiryOf(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + MAX_MS));
}

/** Whether a session admits anyone. A clock that is put back does not bring an ended one to life. */
export function isAlive(
  session: Pick<SessionRecord, 'endedAt' | 'expiresAt' | 'refreshedAt'>,
  now: Date,
): boolean {
  return (
    session.endedAt === undefined &&
    session.expiresAt > now &&
    !issuedInFuture(session.refreshedAt.getTime(), now.getTime())
  );
}

/** Whether a session admits its account: it lives, and nothing has ended all sessions of that since it was opened. */
export function admits(
  session: Pick<SessionRecord, 'endedAt' | 'expiresAt' | 'refreshedAt' | 'credentialVersion'>,
  admin: Pick<AdminRecord, 'credentialVersion'>,
  now: Date,
): boolean {
  return isAlive(session, now) && session.credentialVersion === admin.credentialVersion;
}

/**
 * Whether a refresh token that was used already may be answered once more: for a moment, since tabs race, and for as long
 * as nobody has shown anything that it was exchanged for, since that answer was lost, or the server died before it.
 */
export function mayBeShownAgain(
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
