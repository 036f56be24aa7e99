// @ts-check
import { existsSync } from 'node:fs';
import { findProgram } from '../../processes/find-program.mjs';

/** Debian names the file `.gpg` up to release 12 and `.pgp` from 13 on. */
const KEYRINGS = [
  '/usr/share/keyrings/debian-archive-keyring.gpg',
  '/usr/share/keyrings/debian-archive-keyring.pgp',
];

/**
 * Why PostgreSQL, DocumentDB and FerretDB cannot be provided on this machine, with the remedy.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined} undefined when nothing is missing
 */
export function missingPrerequisite(env) {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return `PostgreSQL with FerretDB is provided on Linux x64 only and this is ${process.platform} ${process.arch}`;
  }
  if (!findProgram('apt-get', env) || !findProgram('dpkg-deb', env)) {
    return 'PostgreSQL with FerretDB comes from Debian packages and this machine has no apt';
  }
  if (!archiveKeyring()) {
    return 'the Debian archive keyring is missing (apt-get install debian-archive-keyring)';
  }
  if (!findProgram('setpriv', env)) return 'setpriv is missing (apt-get install util-linux)';
  if (!findProgram('go', env)) return 'go is missing, which builds FerretDB (install Go 1.25 or newer)';
  return undefined;
}

/** @returns {string | undefined} path of the file with the keys that sign Debian's archive */
export function archiveKeyring() {
  return KEYRINGS.find((file) => existsSync(file));
}
