import 'reflect-metadata';
import { adminConfig, readAdminCommand } from './admin/admin-command.js';
import { terminal } from './admin/terminal.js';
import { commandArguments } from './command-arguments.js';
import { runAndExit } from './run-and-exit.js';
import { messageOf, withApplication } from './with-application.js';

/* `node backend/dist/cli/admin.js create|reset-password|erase …`, with the environment of the server. */

async function run(): Promise<void> {
  const { args, isCheckOnly } = commandArguments();
  const command = readAdminCommand(args);
  if (isCheckOnly) return;
  await withApplication(adminConfig(process.env), (app) => command(app, terminal));
}

runAndExit(run(), messageOf);
