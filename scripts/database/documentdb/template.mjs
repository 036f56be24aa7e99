// @ts-check
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asAccount, makeOwnedFolder } from '../../processes/account.mjs';
import { runCommand } from '../../processes/run-command.mjs';
import { postgresProgram } from './provision-postgres.mjs';
import { asArguments, PRELOADED } from './settings.mjs';

/** @typedef {import('../../processes/account.mjs').Account | undefined} MaybeAccount */

const EXTENSIONS = ['documentdb', 'documentdb_extended_rum'];
/** Name of the file with package versions: next to the programs those they are built from, next to data the last used. */
const PACKAGES = 'packages.txt';

/**
 * Creates a data folder with DocumentDB installed, of which every new database is a copy.
 * @param {{ postgres: string, target: string, workFolder: string, account: MaybeAccount }} options `postgres`: a folder
 *   created by `provisionPostgres`; `target`: exists only once it is complete
 */
export async function makeTemplate({ postgres, target, workFolder, account }) {
  makeOwnedFolder(workFolder, account, 0o700);
  await runAs(account, postgresProgram(postgres, 'initdb'), [
    ...['--pgdata', workFolder, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums', '--no-sync'],
    '--no-instructions',
  ]);
  await runStatements({
    postgres,
    data: workFolder,
    account,
    statements: EXTENSIONS.map((name) => `CREATE EXTENSION ${name} CASCADE`),
  });
  renameSync(workFolder, target);
}

/**
 * Creates the database in `folder/data` if there is none; otherwise updates its extensions to the installed version.
 * @param {{ postgres: string, template: string, folder: string, account: MaybeAccount,
 *   log: import('../types.d.ts').Log }} options
 * @returns {Promise<string>} PostgreSQL's data folder
 */
export async function readyDataFolder({ postgres, template, folder, account, log }) {
  const data = join(folder, 'data');
  const writtenBy = join(folder, PACKAGES);
  const packages = readFileSync(join(postgres, PACKAGES), 'utf8');
  if (!existsSync(data)) {
    const partial = join(folder, 'data.partial');
    rmSync(partial, { recursive: true, force: true });
    makeOwnedFolder(partial, account, 0o700);
    await runAs(account, 'cp', ['-a', '--reflink=auto', `${template}/.`, partial]);
    writeFileSync(writtenBy, packages, { mode: 0o600 });
    renameSync(partial, data);
  } else if (!existsSync(writtenBy) || readFileSync(writtenBy, 'utf8') !== packages) {
    log('Database: bringing its extension to the installed version, a few seconds.');
    const statements = ['documentdb_core', ...EXTENSIONS].map((name) => `ALTER EXTENSION ${name} UPDATE`);
    await runStatements({ postgres, data, account, statements });
    writeFileSync(writtenBy, packages, { mode: 0o600 });
  }
  return data;
}

/**
 * Runs SQL on a data folder while no server uses it.
 * @param {{ postgres: string, data: string, account: MaybeAccount, statements: string[] }} options
 */
async function runStatements({ postgres, data, account, statements }) {
  const output = await runAs(
    account,
    postgresProgram(postgres, 'postgres'),
    ['--single', '-j', '-D', data, ...asArguments({ ...PRELOADED, exit_on_error: 'on' }), 'postgres'],
    // With -j, a statement ends with a semicolon and an empty line.
    statements.map((statement) => `${statement};\n\n`).join(''),
  );
  return output;
}

/**
 * @param {MaybeAccount} account
 * @param {string} command
 * @param {string[]} args
 * @param {string} [input]
 */
function runAs(account, command, args, input = '') {
  const [program = command, ...rest] = [...asAccount(account), command, ...args];
  return runCommand(program, rest, { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, input });
}
