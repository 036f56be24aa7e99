// @ts-check
import { requireNodeVersion } from './node-version.mjs';

/** An error that has been reported already, so that `runMain` prints nothing. */
export class ReportedError extends Error {}

/**
 * Runs a command of package.json: checks the version of Node.js first, prints the message of an error, and sets the exit code.
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
