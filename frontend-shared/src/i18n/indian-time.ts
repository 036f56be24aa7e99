/** How far clocks in India are ahead of UTC, in ms. India has no summer time. */
export const INDIA_AHEAD_MS = 5.5 * 3_600_000;
