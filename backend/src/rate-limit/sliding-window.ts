/** Number of the window of the wall clock that a moment belongs to. */
export function windowAt(windowMs: number, at: number): number {
  return Math.floor(at / windowMs);
}

/**
 * Seconds until one more use fits, 0 when it fits now. Uses of the previous window count by the share of it that is
 * still within one window's length, so that the edge between two windows cannot be used twice.
 *
 * @param current uses counted in the running window
 * @param previous uses counted in the one before
 * @param now milliseconds since the epoch
 */
export function secondsUntilAllowed(
  rule: { limit: number; windowMs: number },
  current: number,
  previous: number,
  now: number,
): number {
  const { limit, windowMs } = rule;
  const elapsed = now % windowMs;
  const remaining = limit - 1;
  // Whole numbers until the one division, since a fraction that is a trace too large would cost a second.
  if (previous * (windowMs - elapsed) + current * windowMs <= remaining * windowMs) return 0;
  const wait =
    current <= remaining
      ? (windowMs * (previous - (remaining - current))) / previous - elapsed
      : windowMs - elapsed + (windowMs * (current - remaining)) / current;
  return Math.max(1, Math.ceil(wait / 1000));
}
