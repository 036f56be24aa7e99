// @ts-check
import { writeFileSync } from 'node:fs';

/**
 * A Jest reporter that counts. Jest's own --json was lost with a failure whose error object cannot be written as JSON, as
 * some of the database driver's are. The file, named by TALLY_FILE, is written after every test file, so that a run that
 * breaks off is seen.
 */
export default class TallyReporter {
  constructor() {
    this.file = process.env.TALLY_FILE ?? '';
    this.tally = { passed: 0, failed: 0, skipped: 0, isComplete: false };
    this.save();
  }

  /**
   * @param {unknown} _test
   * @param {import('@jest/test-result').TestResult} result of one file; one that could not be loaded has no tests
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
