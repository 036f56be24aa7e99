// @ts-check

/**
 * The results of a test runner. A test file that cannot be loaded counts as one failed test.
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of tallies) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * The last line of `npm test`. A skipped test proves nothing, so it counts as failed.
 * @param {Tally} tally
 */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed + skipped} failed`;
}

/**
 * Whether a run is successful: at least one test ran, and all of them passed.
 * @param {Tally} tally
 */
export function isGood({ passed, failed, skipped }) {
  return passed > 0 && failed === 0 && skipped === 0;
}

/**
 * Results of Jest. A run that did not complete counts as one more failed test.
 * @param {Tally & { isComplete: boolean }} report written by tally-reporter.mjs
 * @returns {Tally}
 */
export function jestTally({ passed, failed, skipped, isComplete }) {
  return { passed, failed: isComplete ? failed : failed + 1, skipped };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} json
 *   Playwright's JSON report
 * @returns {Tally}
 */
export function playwrightTally({ stats, errors }) {
  // A flaky test has failed at first. Without retries there are none, and they would count as failed.
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
  };
}

/**
 * @param {string} tap output of `node --test` with the TAP reporter
 * @returns {Tally}
 */
export function nodeTally(tap) {
  const count = (/** @type {string} */ name) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  return {
    passed: count('pass'),
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
  };
}
