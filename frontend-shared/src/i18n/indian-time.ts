/** Offset of Indian time from UTC, in ms. India has no daylight saving time. */
export const IST_OFFSET_MS = 5.5 * 3_600_000;

/**
 * The day in India as `YYYY-MM-DD`. Not the format of a locale: some versions of the locale data write Canadian dates, for
 * example, as 11/17/2025.
 *
 * @param time in ms since 1970
 */
export function indianDayAt(time: number): string {
  return new Date(time + IST_OFFSET_MS).toISOString().slice(0, 10);
}
