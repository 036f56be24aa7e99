// @ts-check
/* npm run mails: renders every mail in every language with sample data to .cache/mails, to be viewed in a browser. */
import { join } from 'node:path';
import { requireNoArguments } from '../command/arguments.mjs';
import { runMain } from '../command/main.mjs';
import { runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';
import { dataFolder } from '../serve/settings.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureProductInstalled } from '../setup/install/npm.mjs';

await runMain(async () => {
  requireNoArguments('npm run mails');
  await ensureProductInstalled();
  await ensureBuilt({ only: ['backend'] });
  const entry = join(CHECKOUT, 'backend', 'dist', 'cli', 'preview-mails.js');
  const env = {
    // Required by the configuration, but no database is opened and no mail is sent.
    MONGODB_URI: 'mongodb://127.0.0.1:9/none',
    ...process.env,
    DATA_DIR: dataFolder(process.env),
  };
  await runCommand(process.execPath, [entry, join(CHECKOUT, '.cache', 'mails')], {
    env,
    onLine: console.log,
  });
});
