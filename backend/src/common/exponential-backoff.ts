/** Delay after this many failed attempts, in ms: it doubles from `firstMs` up to `maxMs`. */
export function exponentialBackoff(
  attempts: number,
  { firstMs, maxMs }: { firstMs: number; maxMs: number },
): number {
  return Math.min(firstMs * 2 ** (attempts - 1), maxMs);
}
