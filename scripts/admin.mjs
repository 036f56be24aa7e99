// @ts-check
/* npm run admin -- create|reset-password|erase|rewrap …: works on the database of npm start, running or not. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { provideDatabase } from './database/provide.mjs';
import { CHECKOUT } from './product.mjs';
import { prepareSchema } from './serve/schema.mjs';
import { databaseUri, dataFolder } from './serve/settings.mjs';
import { ensureBuilt } from './setup/builds.mjs';
import { ensureProductInstalled } from './setup/install.mjs';
import { runMain } from './setup/main.mjs';
import { stopOnSignals } from './setup/stop-signals.mjs';

// The command's own answer is what standard output is for: a password may be read from it by a program.
const log = console.error;

await runMain(async () => {
  const { env } = process;
  const { atStop, stopAll } = stopOnSignals();
  await ensureProductInstalled(log);
  await ensureBuilt({ only: ['backend'], log });
  const dataDir = dataFolder(env);
  const database = await provideDatabase({ purpose: 'start', dataDir, log });
  atStop(database.stop);
  try {
    const apiEnv = { ...env, MONGODB_URI: databaseUri(database.uri, env), DATA_DIR: dataDir };
    await prepareSchema({ env: apiEnv, log });
    const entry = join(CHECKOUT, 'backend', 'dist', 'cli', 'admin.js');
    const child = spawn(process.execPath, ['--enable-source-maps', entry, ...process.argv.slice(2)], {
      env: apiEnv,
      stdio: 'inherit',
    });
    process.exitCode = await new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
  } finally {
    await stopAll();
  }
});
