/** Offset of Indian time from UTC, in ms. India has no daylight saving time. */
export const INDIA_AHEAD_MS = 5.5 * 3_600_000;
