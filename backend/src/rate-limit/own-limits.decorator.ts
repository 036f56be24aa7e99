import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const OWN_LIMITS = 'rate-limit:own-limits';

/**
 * The call has limits of its own for what it takes, which tell a known browser or a signed-in caller from others of its
 * network, so it stays open to a network whose bodies were refused too often. What it refuses for its form is bounded by
 * its size alone (docs/decisions/0040).
 */
export function OwnLimits(): CustomDecorator {
  return SetMetadata(OWN_LIMITS, true);
}
