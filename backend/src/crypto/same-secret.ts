import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a shown secret is the expected one, in the same time for every wrong one, whatever its length. */
export function isSameSecret(shown: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(shown), digest(expected));
}
