import { backup, messageOf, OUTPUT, readBackupArguments } from './backup/backup-command.js';
import { commandArguments } from './command-arguments.js';
import { withDatabase } from './database-client.js';
import { runAndExit } from './run-and-exit.js';

/*
 * `node backend/dist/cli/backup.js --to <folder>`: writes what the database of MONGODB_URI contains to a new file in the
 * folder, while servers may be using it, and prints the path of the file.
 */

// An unfinished file is removed when the process exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

async function run(): Promise<void> {
  const { args, isCheckOnly } = commandArguments();
  const read = readBackupArguments(args);
  if (!isCheckOnly) await withDatabase(process.env, (db) => backup(db, read, OUTPUT));
}

runAndExit(run(), messageOf);
