import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const OWN_LIMITS = 'rate-limit:own-limits';

/**
 * The call has its own limits, which distinguish a known browser or a signed-in caller from others of the same
 * network, so it stays open to a network whose bodies were refused too often. Its invalid bodies are limited by size
 * only (docs/decisions/0040).
 */
export function OwnLimits(): CustomDecorator {
  return SetMetadata(OWN_LIMITS, true);
}
