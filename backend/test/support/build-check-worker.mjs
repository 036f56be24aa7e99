import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const backend = path.resolve(import.meta.dirname, '../..');
const target = path.join(backend, '..', '.cache', 'tests', 'check-worker.mjs');

/** Jest translates what tests import; a thread gets a file. Built beside and renamed, since several runs may meet. */
export default async function buildCheckWorker() {
  const outfile = `${target}.${process.pid}`;
  mkdirSync(path.dirname(target), { recursive: true });
  await build({
    entryPoints: [path.join(backend, 'src/documents/checks/check-worker.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  });
  renameSync(outfile, target);
}
