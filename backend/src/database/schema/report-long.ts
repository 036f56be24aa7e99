/** Work that takes longer than this is reported, in ms. */
const LONG_MS = 3_000;

/** Does the work, and calls `report` once if it is still running after `afterMs`. */
export async function reportLong<T>(
  work: () => Promise<T>,
  report: () => void,
  afterMs: number = LONG_MS,
): Promise<T> {
  const timer = setTimeout(report, afterMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
