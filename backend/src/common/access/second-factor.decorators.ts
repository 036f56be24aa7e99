import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const WITHOUT_FACTOR = 'second-factor:without';
export const NEEDS_PROOF = 'second-factor:proof';

/** The error of `@RequireProof()` without a recent re-authentication, for the API page. */
export const STALE_PROOF = {
  status: 403,
  when: 'The caller has not re-authenticated within the last ten minutes (`PROOF_REQUIRED`, see `POST /api/admin/2fa/prove`).',
  message: 'Please show once more that it is you.',
} as const;

/** Minutes for which a re-authentication is valid. */
export const PROOF_MINUTES = 10;

/** A session that still has to set up its second factor may call this. */
export function WithoutSecondFactor(): MethodDecorator & ClassDecorator {
  return applyDecorators(SetMetadata(WITHOUT_FACTOR, true), ApiExtension('x-without-second-factor', true));
}

/**
 * Requires re-authentication within the last ten minutes: with the second factor, or with the password of an account
 * without one. A login counts.
 */
export function RequireProof(): MethodDecorator {
  return applyDecorators(SetMetadata(NEEDS_PROOF, true), ApiExtension('x-required-proof', true));
}
