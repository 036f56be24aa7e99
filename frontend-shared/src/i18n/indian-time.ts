/** Offset of Indian time from UTC, in ms. India has no daylight saving time. */
export const IST_OFFSET_MS = 5.5 * 3_600_000;
