// @ts-check
/*
 * npm test: installs what is missing, then checks types, lint, boundaries and generated files, and runs the tests of the
 * scripts, fault injection during submissions, unit tests, API tests and browser tests. The last line is `N passed, N failed`:
 * the number of tests, with failed checks counted as failed.
 */

import { checks, runChecks } from './check/checks.mjs';
import { generatedFileChecks } from './check/generated-files.mjs';
import { requireNoArguments } from './command/arguments.mjs';
import { ReportedError, runMain } from './command/main.mjs';
import { step, stopwatch } from './command/progress.mjs';
import { stopOnSignals } from './command/stop-signals.mjs';
import { prepareDatabase, provideDatabase } from './database/provide.mjs';
import { dataFolder } from './serve/settings.mjs';
import { ensureBuilt, UNITS } from './setup/build/builds.mjs';
import { ensureHeadlessBrowser } from './setup/install/browser.mjs';
import { ensureInstalled } from './setup/install/npm.mjs';
import { isGood, sum, summaryLine } from './testing/results.mjs';
import {
  apiTests,
  backendUnitTests,
  browserTests,
  faultTests,
  frontEndUnitTests,
  scriptTests,
} from './testing/runners.mjs';

const log = console.log;
/** @type {import('./testing/results.mjs').Tally[]} */
const tallies = [];
let failedChecks = 0;

await runMain(async () => {
  requireNoArguments('npm test');
  const elapsed = stopwatch();
  const { atStop, stopAll } = stopOnSignals();
  try {
    const browser = await setUp();
    failedChecks += await step('Types, lint, boundaries', () => runChecks(checks(), log));
    await step('Production build', () => ensureBuilt({ only: UNITS.map(({ name }) => name) }));
    failedChecks += await runChecks(generatedFileChecks(), log);
    await waitForAll([testProcesses(), testUnits()]);
    const database = await step('Starting a database for tests', () =>
      provideDatabase({ purpose: 'test', dataDir: dataFolder(process.env), log }),
    );
    atStop(database.stop);
    await runTests('API tests', () => apiTests(database.uri));
    await runTests('Browser tests', () => browserTests({ mongodbUri: database.uri, browser }));
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
    failedChecks += 1;
  } finally {
    await stopAll();
  }
  const total = sum(tallies);
  if (failedChecks > 0) log(`${failedChecks} checks failed, see above.`);
  log(`Finished after ${elapsed()}.`);
  log(summaryLine({ ...total, failed: total.failed + failedChecks }));
  if (failedChecks > 0 || !isGood(total)) throw new ReportedError();
});

/** @returns {Promise<string>} path of the browser */
async function setUp() {
  await waitForAll([ensureInstalled(), prepareDatabase({ dataDir: dataFolder(process.env), log })]);
  return ensureHeadlessBrowser();
}

/** Runs at the same time as the unit tests, which keep the processors busy, because it mostly waits for processes. */
async function testProcesses() {
  await runTests('Tests of the scripts', scriptTests);
  await runTests('Kills of every part during submissions', faultTests);
}

async function testUnits() {
  await runTests('Unit tests of the API', backendUnitTests);
  await runTests('Unit and component tests of the front ends', frontEndUnitTests);
}

/**
 * Waits for all tasks even if one fails, so that nothing is stopped that another task still uses.
 * @param {Promise<unknown>[]} tasks
 */
async function waitForAll(tasks) {
  for (const result of await Promise.allSettled(tasks)) {
    if (result.status === 'rejected') throw result.reason;
  }
}

/**
 * @param {string} title
 * @param {() => Promise<import('./testing/runners.mjs').Run>} run
 */
async function runTests(title, run) {
  const { tally, output } = await step(title, run);
  tallies.push(tally);
  if (!isGood(tally)) log(output.trimEnd());
  if (tally.skipped > 0) log(`${tally.skipped} tests of "${title}" were skipped, which counts as failed.`);
  if (tally.passed + tally.failed + tally.skipped === 0) {
    log(`${title}: no test ran.`);
    failedChecks += 1;
  }
  log(`  ${title}: ${summaryLine(tally)}`);
}
