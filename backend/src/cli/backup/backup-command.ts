import { mkdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { mongo } from 'mongoose';
import { CommandError } from '../command-error.js';
import { databaseMessageOf } from '../database-client.js';
import { grouped } from '../grouped.js';
import { checkBackup, restoreBackup } from './restore-backup.js';
import { type BackupProgress, writeBackup } from './write-backup.js';

const BACKUP_USAGE = `Usage:
  backup --to <folder>     writes what the database contains to a new file in the folder, while the product may be running`;

const RESTORE_USAGE = `Usage:
  restore --from <file>             restores a backup to an empty database
  restore --from <file> --replace   removes everything that is in the database and restores the backup instead
  restore --from <file> --check     reads the backup to its end and changes nothing`;

/** Pause between two lines about the same collection, in ms. */
const PROGRESS_MS = 5_000;

export interface BackupArguments {
  /** Absolute path of the folder. */
  folder: string;
}

export interface RestoreArguments {
  /** Absolute path of the backup. */
  file: string;
  replace: boolean;
  /** Only to read the backup. */
  check: boolean;
}

/** @throws CommandError with the usage */
export function readBackupArguments(args: string[]): BackupArguments {
  const { to } = parsed(() => parseArgs({ args, options: { to: { type: 'string' } } }).values, BACKUP_USAGE);
  if (!to) throw new CommandError(BACKUP_USAGE);
  return { folder: resolve(callersFolder(), to) };
}

/** @throws CommandError with the usage */
export function readRestoreArguments(args: string[]): RestoreArguments {
  const options = {
    from: { type: 'string' },
    replace: { type: 'boolean' },
    check: { type: 'boolean' },
  } as const;
  const {
    from,
    replace = false,
    check = false,
  } = parsed(() => parseArgs({ args, options }).values, RESTORE_USAGE);
  if (!from || (replace && check)) throw new CommandError(RESTORE_USAGE);
  return { file: resolve(callersFolder(), from), replace, check };
}

/** The folder that relative paths are typed in; npm itself starts scripts in that of the package. */
function callersFolder(): string {
  return process.env.INIT_CWD ?? process.cwd();
}

/** Where a command writes. */
export interface Output {
  /** What other programs may read. */
  result(line: string): void;
  /** For the operator. */
  tell(line: string): void;
}

export const OUTPUT: Output = {
  result: (line) => void process.stdout.write(`${line}\n`),
  tell: (line) => void process.stderr.write(`${line}\n`),
};

/** The message for the operator when a command failed; undefined for a bug. */
export const messageOf = databaseMessageOf(
  'The database does not answer. The command was not completed; run it again.',
);

/**
 * Makes a backup in the folder, which is created in an existing one if it is missing, and prints the path of the file.
 * @throws CommandError
 */
export async function backup(db: mongo.Db, { folder }: BackupArguments, output: Output): Promise<void> {
  const isNew = (await db.listCollections({}, { nameOnly: true }).toArray()).length === 0;
  if (isNew) throw new CommandError('The database is empty; there is nothing to back up.');
  await makeFolder(folder);
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = join(folder, `community-factories-${moment}Z.backup`);
  const documents = await writeBackup(db, file, progress(output));
  const { size } = await stat(file);
  output.tell(
    `${grouped(documents)} entries of the database, ${megabytes(size)}. The secrets are not in it: keep a copy of them elsewhere.`,
  );
  output.result(file);
}

/** Reads the backup to its end and prints what it contains. @throws CommandError when it is not usable */
export async function check({ file }: RestoreArguments, output: Output): Promise<void> {
  const { startedAt, documents } = await checkBackup(file);
  output.result(`Complete: ${grouped(documents)} entries as of ${startedAt.toISOString()}.`);
}

/** @throws CommandError when the backup is not usable, or the database is not empty */
export async function restore(
  db: mongo.Db,
  { file, replace }: RestoreArguments,
  output: Output,
): Promise<void> {
  const { startedAt, documents } = await restoreBackup(db, file, {
    replace,
    onProgress: progress(output),
    onWait: () => output.tell('Waiting for another process that prepares or restores this database.'),
  });
  output.result(`Restored ${grouped(documents)} entries as of ${startedAt.toISOString()}.`);
}

/** Those above it are not created: a disk that is not mounted, or a typing error, would go unnoticed. */
async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(async ({ code }: NodeJS.ErrnoException) => {
    const found = code === 'EEXIST' ? await stat(folder) : undefined;
    if (found?.isDirectory()) return;
    throw new CommandError(
      found ? `${folder} is not a folder.` : `The folder ${folder} cannot be created (${code}).`,
    );
  });
}

function parsed<Values>(read: () => Values, usage: string): Values {
  try {
    return read();
  } catch {
    throw new CommandError(usage);
  }
}

/** Tells the operator about collections that take long. */
function progress({ tell }: Output): BackupProgress {
  let toldAt = performance.now();
  return (collection, documents) => {
    if (performance.now() - toldAt < PROGRESS_MS) return;
    toldAt = performance.now();
    tell(`  ${collection}: ${grouped(documents)}`);
  };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toLocaleString('en-IN', { maximumFractionDigits: 1 })} MB`;
}
