import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { bundleFile } from '../../../scripts/bundle-file.mjs';

const backend = path.resolve(import.meta.dirname, '../../..');
const target = path.join(backend, '..', '.cache', 'tests', 'check-worker.mjs');

/**
 * Jest compiles what tests import, but a worker thread needs a file. It is written under a temporary name and then
 * renamed, because several runs may overlap.
 */
export default async function buildCheckWorker() {
  const outfile = `${target}.${process.pid}`;
  mkdirSync(path.dirname(target), { recursive: true });
  await bundleFile(path.join(backend, 'src/documents/checks/check-worker.ts'), outfile);
  renameSync(outfile, target);
}
