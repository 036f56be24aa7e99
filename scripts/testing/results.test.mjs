// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { isGood, jestTally, nodeTally, playwrightTally, sum, summaryLine } from './results.mjs';
import TallyReporter from './tally-reporter.mjs';

test('the last line sums up the results of all runners', () => {
  const total = sum([
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ]);
  assert.equal(summaryLine(total), '5 passed, 1 failed');
});

test('a run without any test is not successful', () => {
  assert.equal(isGood({ passed: 0, failed: 0, skipped: 0 }), false);
  assert.equal(isGood({ passed: 1, failed: 0, skipped: 0 }), true);
});

test('a skipped test counts as failed', () => {
  const tally = { passed: 4, failed: 0, skipped: 1 };
  assert.equal(isGood(tally), false);
  assert.equal(summaryLine(tally), '4 passed, 1 failed');
});

test('an interrupted Jest run counts as one failed test in addition to its results', () => {
  const tally = { passed: 7, failed: 0, skipped: 0 };
  assert.deepEqual(jestTally({ ...tally, isComplete: false }), { passed: 7, failed: 1, skipped: 0 });
  assert.deepEqual(jestTally({ ...tally, isComplete: true }), tally);
});

test('a test file that cannot be loaded counts as a failed test', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tally of a test '));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'tally.json');
  process.env.TALLY_FILE = file;
  const reporter = new TallyReporter();
  const counts = { numPassingTests: 0, numFailingTests: 0, numPendingTests: 0, numTodoTests: 0 };
  const result = /** @type {any} */ ({ ...counts, testExecError: { message: 'no such module' } });
  reporter.onTestResult({}, result);
  reporter.onTestResult({}, /** @type {any} */ ({ ...counts, numPassingTests: 5 }));
  reporter.onRunComplete();
  const written = JSON.parse(readFileSync(file, 'utf8'));
  assert.deepEqual(jestTally(written), { passed: 5, failed: 1, skipped: 0 });
});

test('a browser run that cannot start counts as one failed test', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  assert.equal(playwrightTally({ stats, errors: [{ message: 'no tests found' }] }).failed, 1);
});

test("results of Node's test runner are read from its last lines", () => {
  const tap =
    'TAP version 13\nok 1 - a\n# tests 4\n# pass 2\n# fail 1\n# cancelled 1\n# skipped 0\n# todo 0\n';
  assert.deepEqual(nodeTally(tap), { passed: 2, failed: 2, skipped: 0 });
});
