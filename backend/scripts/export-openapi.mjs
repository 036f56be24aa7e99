/**
 * Writes backend/openapi.json from the built application (`node backend/scripts/build.mjs` first). No database is
 * needed: the application is put together, described and thrown away without being started.
 * With `--check` nothing is written; the exit code says whether the committed file is current.
 */
import 'reflect-metadata';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const target = path.join(root, 'openapi.json');
const load = (file) => import(new URL(`../dist/${file}`, import.meta.url).href);

const { appModule } = await load('app.module.js');
const { loadConfig } = await load('config/app-config.js');
const { createApp } = await load('create-app.js');
const { describeApi } = await load('api-page/describe-api.js');

const dataDir = mkdtempSync(path.join(tmpdir(), 'community-factories-openapi-'));
try {
  // Port 9 (discard) refuses at once; nothing waits for an answer.
  const config = loadConfig({
    DATA_DIR: dataDir,
    MONGODB_URI: 'mongodb://127.0.0.1:9/none',
    LOG_LEVEL: 'silent',
  });
  const app = await createApp(appModule(config), config);
  const text = `${JSON.stringify(describeApi(app), null, 2)}\n`;
  if (process.argv.includes('--check')) compare(text);
  else writeFileSync(target, text);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();

function compare(text) {
  const committed = readFileSync(target, 'utf8');
  if (committed === text) return;
  process.stderr.write(
    'backend/openapi.json is stale; run: node backend/scripts/build.mjs && node backend/scripts/export-openapi.mjs\n',
  );
  process.exitCode = 1;
}
