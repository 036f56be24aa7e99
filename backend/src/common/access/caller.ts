import type { Request } from 'express';

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
