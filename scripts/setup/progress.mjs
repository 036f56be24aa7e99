// @ts-check

/** A step that takes longer says so every so often, in ms. */
const STILL_WORKING_MS = 15_000;

/** @returns {() => string} the time since now, as "12.3 s" */
export function stopwatch() {
  const startedAt = performance.now();
  return () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

/**
 * Runs one step and says what it does and how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} [log]
 * @returns {Promise<T>}
 */
export async function step(title, work, log = console.log) {
  const elapsed = stopwatch();
  log(`… ${title}`);
  const reminder = setInterval(() => log(`  ${title}: still working, ${elapsed()}`), STILL_WORKING_MS);
  try {
    const result = await work();
    log(`✓ ${title} (${elapsed()})`);
    return result;
  } catch (error) {
    log(`✗ ${title} (${elapsed()})`);
    throw error;
  } finally {
    clearInterval(reminder);
  }
}
