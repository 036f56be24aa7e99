/** Number of the wall-clock window that a moment belongs to. */
export function windowAt(windowMs: number, at: number): number {
  return Math.floor(at / windowMs);
}

/**
 * Seconds until another use is allowed, 0 if now. Uses of the previous window count by the share of it that is still
 * within one window length, so that the limit cannot be used twice around the edge of two windows.
 * @param current uses counted in the current window
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
  // Whole numbers until the only division, since a rounding error would cost a second.
  if (previous * (windowMs - elapsed) + current * windowMs <= remaining * windowMs) return 0;
  const wait =
    current <= remaining
      ? (windowMs * (previous - (remaining - current))) / previous - elapsed
      : windowMs - elapsed + (windowMs * (current - remaining)) / current;
  return Math.max(1, Math.ceil(wait / 1000));
}
