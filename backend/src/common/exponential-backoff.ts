/** Pause after so many failed attempts, in milliseconds: it doubles with each, from `firstMs` up to `maxMs`. */
export function exponentialBackoff(
  attempts: number,
  { firstMs, maxMs }: { firstMs: number; maxMs: number },
): number {
  return Math.min(firstMs * 2 ** (attempts - 1), maxMs);
}
