// @ts-check
import { writeFileSync } from 'node:fs';

/**
 * A Jest reporter that counts results in the file named by `TALLY_FILE`. Jest's own `--json` fails when an error object cannot
 * be serialised, as some of the database driver. The file is written after every test file, so that the results of an
 * interrupted run are not lost.
 */
export default class TallyReporter {
  constructor() {
    this.file = process.env.TALLY_FILE ?? '';
    this.tally = { passed: 0, failed: 0, skipped: 0, isComplete: false };
    this.save();
  }

  /**
   * @param {unknown} _test
   * @param {import('@jest/test-result').TestResult} result of one file; a file that cannot be loaded has no tests
   */
  onTestResult(_test, result) {
    this.tally.passed += result.numPassingTests;
    this.tally.failed += result.numFailingTests;
    if (result.testExecError && result.numFailingTests === 0) this.tally.failed += 1;
    this.tally.skipped += result.numPendingTests + result.numTodoTests;
    this.save();
  }

  onRunComplete() {
    this.tally.isComplete = true;
    this.save();
  }

  save() {
    writeFileSync(this.file, JSON.stringify(this.tally));
  }
}
