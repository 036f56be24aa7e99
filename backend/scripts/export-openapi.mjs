/**
 * Writes backend/openapi.json from the built application (`node backend/scripts/build.mjs` first).
 * With `--check` nothing is written; the exit code says whether the committed file is current.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const target = path.join(root, 'openapi.json');

const described = execFileSync(process.execPath, [path.join(root, 'dist', 'cli', 'print-openapi.js')], {
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
});
if (process.argv.includes('--check')) compare(described);
else writeFileSync(target, described);

function compare(text) {
  const committed = readFileSync(target, 'utf8');
  if (committed === text) return;
  process.stderr.write(
    'backend/openapi.json is stale; run: node backend/scripts/build.mjs && node backend/scripts/export-openapi.mjs\n',
  );
  process.exitCode = 1;
}
