import { check, messageOf, OUTPUT, readRestoreArguments, restore } from './backup/backup-command.js';
import { commandArguments } from './command-arguments.js';
import { withDatabase } from './database-client.js';
import { runAndExit } from './run-and-exit.js';

/*
 * `node backend/dist/cli/restore.js --from <file> [--replace | --check]`: restores a backup to the database of MONGODB_URI,
 * which no server may be using. Then run `migrate.js`, which prepares the schema.
 */

async function run(): Promise<void> {
  const { args, isCheckOnly } = commandArguments();
  const read = readRestoreArguments(args);
  if (isCheckOnly) return;
  if (read.check) await check(read, OUTPUT);
  else await withDatabase(process.env, (db) => restore(db, read, OUTPUT));
}

runAndExit(run(), messageOf);
