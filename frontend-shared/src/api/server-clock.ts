/** Smaller differences are ignored, in ms: the header has whole seconds, and clocks are rarely exact. */
const TOLERANCE_MS = 2_000;

/** How far the server's clock is ahead of the device's, in ms; 0 while they agree. */
let aheadMs = 0;

/**
 * Notes the server's time from the `Date` header of a response.
 *
 * @param sentAt when the request was sent, as returned by `Date.now()`
 */
export function noteServerTime(dateHeader: string | null, sentAt: number): void {
  const serverTime = Date.parse(dateHeader ?? '');
  if (Number.isNaN(serverTime)) return;
  // The server wrote the header at some time between request and response. That may be long, as when a laptop sleeps,
  // and seem negative when the clock was set back.
  const now = Date.now();
  const halfTravel = Math.max(0, now - sentAt) / 2;
  const ahead = serverTime + 500 - (now - halfTravel);
  aheadMs = Math.abs(ahead) < Math.max(TOLERANCE_MS, 500 + halfTravel) ? 0 : ahead;
}

/**
 * The present time in ms since 1970, by the server's clock if the device's is wrong. For comparisons with times from
 * the server; durations on this device are measured with `Date.now()`.
 */
export function serverNow(): number {
  return Date.now() + aheadMs;
}

/** A time of this device, by the server's clock, in whole ms. */
export function toServerClock(time: number): number {
  return Math.round(time + aheadMs);
}

/** A time from the server, by the clock of this device, in whole ms. */
export function toDeviceClock(time: number): number {
  return Math.round(time - aheadMs);
}
