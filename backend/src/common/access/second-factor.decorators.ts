import { applyDecorators, type CustomDecorator, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const WITHOUT_FACTOR = 'second-factor:without';
export const NEEDS_PROOF = 'second-factor:proof';

/** What `@RequireProof()` answers when nobody has shown who they are, for the API page. */
export const STALE_PROOF = {
  status: 403,
  when: 'Nobody has shown within the last ten minutes who they are (`PROOF_REQUIRED`).',
  message: 'Please show once more that it is you.',
} as const;

/** Minutes for which a proof lasts. */
export const PROOF_MINUTES = 10;

/** A session that must set up its second factor may call this. */
export function WithoutSecondFactor(): CustomDecorator {
  return SetMetadata(WITHOUT_FACTOR, true);
}

/**
 * Only somebody who showed within the last ten minutes who they are may call this: by the second factor, or by the password
 * of an account without one. A login counts.
 */
export function RequireProof(): MethodDecorator {
  return applyDecorators(SetMetadata(NEEDS_PROOF, true), ApiExtension('x-required-proof', true));
}
