// @ts-check
/* npm run admin -- create|reset-password|erase|rewrap …: works on the database of npm start, running or not. */
import { operatorCommand } from './serve/operator-command.mjs';
import { runMain } from './setup/main.mjs';

await runMain(() => operatorCommand('admin', process.argv.slice(2)));
