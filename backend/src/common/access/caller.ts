import type { Request } from 'express';
import { MAX_CLOCK_SKEW_MS } from '../clock-skew.js';
import { AppError } from '../errors/app-error.js';
import { PROOF_MINUTES } from './second-factor.decorators.js';

/** A signed-in administrator, as far as other modules need to know. */
export interface CallerIdentity {
  adminId: string;
  email: string;
  permissions: readonly string[];
  sessionId: string;
  /** The account needs a second factor and has none: the session may only be used to set one up. */
  mustSetUpFactor?: boolean;
  /** When the factor, or the password of an account without one, was last entered in this session. */
  provenAt?: Date;
}

/**
 * Whether the last re-authentication is recent. One in the future was made before the clock was set back, and does
 * not count.
 */
function isProven({ provenAt }: CallerIdentity, now: number): boolean {
  if (!provenAt) return false;
  const age = now - provenAt.getTime();
  return age <= PROOF_MINUTES * 60_000 && age > -MAX_CLOCK_SKEW_MS;
}

/**
 * For handlers that resolve the caller themselves, where the guard does not run. @throws AppError
 * SECOND_FACTOR_REQUIRED
 */
export function assertFactorSetUp({ mustSetUpFactor }: CallerIdentity): void {
  if (mustSetUpFactor) throw new AppError('SECOND_FACTOR_REQUIRED');
}

/** @throws AppError PROOF_REQUIRED */
export function assertProven(caller: CallerIdentity): void {
  if (!isProven(caller, Date.now())) throw new AppError('PROOF_REQUIRED');
}

/**
 * Identifies the caller. Implemented by the admin module; used by the access guard and by the few public endpoints
 * that treat a signed-in caller differently.
 */
export abstract class CallerResolver {
  /** The caller, or undefined when the request has no valid Bearer token of an active session. */
  abstract resolve(request: Request): Promise<CallerIdentity | undefined>;

  /** A previous caller, as they are now; undefined when the session has ended. */
  abstract findAgain(
    earlier: Pick<CallerIdentity, 'adminId' | 'sessionId'>,
  ): Promise<CallerIdentity | undefined>;
}
