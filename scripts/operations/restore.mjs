// @ts-check
/*
 * npm run restore -- --from FILE [--replace | --check]: restores a backup to the database of npm start, which must not be
 * running, and prepares its schema for this version. With --check it only reads the backup.
 */

import { runMain } from '../command/main.mjs';
import { operatorCommand } from './operator-command.mjs';

const args = process.argv.slice(2);
await runMain(() =>
  operatorCommand('restore', args, {
    schema: 'after',
    mustBeStopped: true,
    needsDatabase: !args.includes('--check'),
  }),
);
