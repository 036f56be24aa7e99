// @ts-check
import { chmodSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed, runCommand } from '../../processes/run-command.mjs';

export const FERRETDB_VERSION = '2.7.0';

/**
 * Builds FerretDB from source, through Go's module proxy.
 * @param {string} target path of the program, which exists only once it is complete
 * @param {string} workFolder an empty folder on the same file system
 */
export async function provisionFerretdb(target, workFolder) {
  mkdirSync(workFolder, { recursive: true });
  // Go settings of the user's shell (workspace, vendoring, target platform) must not change what is built.
  const env = {
    ...process.env,
    GOBIN: workFolder,
    CGO_ENABLED: '0',
    GOFLAGS: '',
    GOWORK: 'off',
    GOOS: '',
    GOARCH: '',
  };
  const source = `github.com/FerretDB/FerretDB/v2/cmd/ferretdb@v${FERRETDB_VERSION}`;
  try {
    await runCommand('go', ['install', '-trimpath', '-ldflags', '-s -w', source], { env, cwd: workFolder });
  } catch (error) {
    const reason = error instanceof CommandFailed ? error.output.trim().split('\n').pop() : String(error);
    throw new Error(
      `FerretDB could not be built (${reason}). It needs Go 1.25 or newer and its module proxy.`,
    );
  }
  chmodSync(join(workFolder, 'ferretdb'), 0o755);
  renameSync(join(workFolder, 'ferretdb'), target);
  rmSync(workFolder, { recursive: true, force: true });
}
