// @ts-check
/*
 * npm run sample [-- --size <records of each kind>]: fills the database of npm start, running or not, with some hundred forms of people who do not exist, so
 * that the console has something to show, or with as many as it is to be tried with. Can be repeated. Refused in production, and where mails would really be sent.
 */
import { operatorCommand } from './serve/operator-command.mjs';
import { runMain } from './setup/main.mjs';

await runMain(() => operatorCommand('sample', process.argv.slice(2)));
