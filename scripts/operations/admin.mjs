// @ts-check
/* npm run admin -- create|reset-password|erase|rewrap …: uses the database of npm start, whether that is running or not. */

import { runMain } from '../command/main.mjs';
import { operatorCommand } from './operator-command.mjs';

await runMain(() => operatorCommand('admin', process.argv.slice(2)));
