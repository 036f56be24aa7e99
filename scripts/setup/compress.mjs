// @ts-check
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../processes/run-command.mjs';
import { CHECKOUT } from '../product.mjs';

/** Needs the compressors of the front ends' builds. */
const PROGRAM = join(CHECKOUT, 'frontend-shared', 'webpack', 'plugins', 'compress-folder.mjs');
/** In a build whose files are not compressed yet. Removed with the folder when it is rebuilt. */
const MARK = '.uncompressed';

/** @param {string} folder of a build that was made without compressed files */
export function markUncompressed(folder) {
  writeFileSync(join(folder, MARK), '');
}

/**
 * Compresses the files of builds that are marked; a run that broke off is made up for by the next.
 * @param {readonly string[]} folders of builds
 * @returns {Promise<void>}
 */
export async function compressMarked(folders) {
  const marked = folders.filter((folder) => existsSync(join(folder, MARK)));
  if (marked.length === 0) return;
  await runCommand(process.execPath, [PROGRAM, ...marked]);
  for (const folder of marked) rmSync(join(folder, MARK), { force: true });
}
