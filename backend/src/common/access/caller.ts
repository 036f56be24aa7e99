import type { Request } from 'express';
import { CLOCK_DIFFERENCE_MS } from '../clock-difference.js';
import { AppError } from '../errors/app-error.js';
import { PROOF_MINUTES } from './second-factor.decorators.js';

/** A signed-in administrator, as far as other modules need to know one. */
export interface CallerIdentity {
  adminId: string;
  email: string;
  permissions: readonly string[];
  sessionId: string;
  /** The account needs a second factor and has none, so that the session may only set one up. */
  mustSetUpFactor?: boolean;
  /** When the factor, or without one the password, was last shown in this session. */
  provenAt?: Date;
}

/** Whether it was shown lately who they are. A proof from the future is of a clock that was put back since, and counts for nothing. */
function isProven({ provenAt }: CallerIdentity, now: number): boolean {
  if (!provenAt) return false;
  const age = now - provenAt.getTime();
  return age <= PROOF_MINUTES * 60_000 && age > -CLOCK_DIFFERENCE_MS;
}

/** For calls that find out by themselves who is there, which the guard does not see. @throws AppError SECOND_FACTOR_REQUIRED */
export function assertFactorSetUp({ mustSetUpFactor }: CallerIdentity): void {
  if (mustSetUpFactor) throw new AppError('SECOND_FACTOR_REQUIRED');
}

/** @throws AppError PROOF_REQUIRED */
export function assertProven(caller: CallerIdentity): void {
  if (!isProven(caller, Date.now())) throw new AppError('PROOF_REQUIRED');
}

/**
 * Finds out who is calling. Provided by the admin module; the access guard and the few public endpoints that treat a
 * signed-in caller differently ask it.
 */
export abstract class CallerResolver {
  /** The caller, or undefined when the request carries no valid Bearer token of a living session. */
  abstract resolve(request: Request): Promise<CallerIdentity | undefined>;

  /** Somebody who called before, as they are now; undefined when that session has ended. */
  abstract findAgain(
    earlier: Pick<CallerIdentity, 'adminId' | 'sessionId'>,
  ): Promise<CallerIdentity | undefined>;
}
