// @ts-check
import { requireNodeVersion } from './node-version.mjs';

/** A problem that was reported already, or that needs no more than its sentence: no stack is printed. */
export class ReportedError extends Error {}

/**
 * Runs a command of package.json: checks Node.js first, prints a failure as a sentence, sets the exit code.
 * @param {() => Promise<void>} work
 */
export async function runMain(work) {
  try {
    requireNodeVersion();
    await work();
  } catch (error) {
    if (!(error instanceof ReportedError)) console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
