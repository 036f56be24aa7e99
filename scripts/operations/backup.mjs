// @ts-check
/*
 * npm run backup -- --to FOLDER: writes what the database of npm start contains to a new file in the folder, whether that is
 * running or not, and prints the path of the file. The database may be of another version of the product.
 */

import { runMain } from '../command/main.mjs';
import { operatorCommand } from './operator-command.mjs';

await runMain(() => operatorCommand('backup', process.argv.slice(2), { schema: 'untouched' }));
