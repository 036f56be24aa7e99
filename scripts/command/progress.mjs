// @ts-check

/** Interval of reminders during a long step, in ms. */
const REMINDER_MS = 15_000;

/** @returns {() => string} a function that returns the time since this call, such as "12.3 s" */
export function stopwatch() {
  const startedAt = performance.now();
  return () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

/**
 * Runs a step and logs its title, and how long it took.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} [log]
 * @returns {Promise<T>}
 */
export async function step(title, work, log = console.log) {
  const elapsed = stopwatch();
  log(`… ${title}`);
  const reminder = setInterval(() => log(`  ${title}: still working, ${elapsed()}`), REMINDER_MS);
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
