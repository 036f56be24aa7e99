import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeApi } from '../api-page/describe-api.js';
import { appModule } from '../app.module.js';
import { loadConfig } from '../config/app-config.js';
import { createApp } from '../create-app.js';

/*
 * `node backend/dist/cli/print-openapi.js`: prints the API description to standard output. No database is needed: the
 * application is created but not started.
 */

async function run(): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'community-factories-openapi-'));
  try {
    // Port 9 (discard) refuses connections at once, so nothing waits for a database.
    const config = loadConfig({
      DATA_DIR: dataDir,
      MONGODB_URI: 'mongodb://127.0.0.1:9/none',
      LOG_LEVEL: 'silent',
    });
    const app = await createApp(appModule(config), config);
    return `${JSON.stringify(describeApi(app), null, 2)}\n`;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

run().then(
  (description) => process.stdout.write(description, () => process.exit(0)),
  (thrown: unknown) => {
    process.stderr.write(`${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}\n`);
    process.exit(1);
  },
);
