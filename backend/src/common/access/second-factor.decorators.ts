import { applyDecorators, type CustomDecorator, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const WITHOUT_FACTOR = 'second-factor:without';
export const NEEDS_PROOF = 'second-factor:proof';

/** Minutes for which a proof lasts. */
export const PROOF_MINUTES = 10;

/**
 * `factor`: from accounts that have one; the console cannot ask anybody else yet.
 * `factor or password`: from everyone; an account without a factor proves itself by the password.
 */
export type NeededProof = 'factor' | 'factor or password';

/** A session that must set up its second factor may call this. */
export function WithoutSecondFactor(): CustomDecorator {
  return SetMetadata(WITHOUT_FACTOR, true);
}

/** Only somebody who showed within the last ten minutes who they are may call this. */
export function RequireProof(proof: NeededProof = 'factor'): MethodDecorator {
  return applyDecorators(SetMetadata(NEEDS_PROOF, proof), ApiExtension('x-required-proof', proof));
}
