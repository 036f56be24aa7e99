// @ts-check
/*
 * npm run sample [-- --size <records of each kind>]: adds some hundred submissions of fictional people to the database of npm
 * start, whether that is running or not, so that the console has data to show; with --size as many as given. It can be
 * repeated. It refuses to run in production, and where mails would be sent.
 */

import { runMain } from '../command/main.mjs';
import { operatorCommand } from './operator-command.mjs';

await runMain(() => operatorCommand('sample', process.argv.slice(2)));
