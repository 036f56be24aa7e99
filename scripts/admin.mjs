// @ts-check
/* npm run admin -- create|reset-password|erase|rewrap …: uses the database of npm start, whether that is running or not. */
import { operatorCommand } from './serve/operator-command.mjs';
import { runMain } from './setup/main.mjs';

await runMain(() => operatorCommand('admin', process.argv.slice(2)));
