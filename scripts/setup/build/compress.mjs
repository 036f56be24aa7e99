// @ts-check
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../processes/run-command.mjs';
import { CHECKOUT } from '../../product.mjs';

/** A separate program, because it needs packages of the front ends. */
const PROGRAM = join(CHECKOUT, 'frontend-shared', 'webpack', 'plugins', 'compress-folder.mjs');
/** File in an output folder whose files are not compressed yet. A rebuild removes it. */
const MARK = '.uncompressed';

/** @param {string} folder output folder of a build without compressed files */
export function markUncompressed(folder) {
  writeFileSync(join(folder, MARK), '');
}

/**
 * Compresses the files of marked builds. The marks are removed at the end, so an interrupted run is repeated by the next one.
 * @param {readonly string[]} folders output folders
 * @returns {Promise<void>}
 */
export async function compressMarked(folders) {
  const marked = folders.filter((folder) => existsSync(join(folder, MARK)));
  if (marked.length === 0) return;
  await runCommand(process.execPath, [PROGRAM, ...marked]);
  for (const folder of marked) rmSync(join(folder, MARK), { force: true });
}
