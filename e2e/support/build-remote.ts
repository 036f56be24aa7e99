import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PUBLIC_REMOTE = fileURLToPath(new URL('../../frontend-public', import.meta.url));
const WORKPLACE = fileURLToPath(new URL('../.cache/', import.meta.url));

/**
 * Builds a changed copy of the public remote, as a team would that publishes it alone, and returns its `dist`.
 * `change` edits one file of the copy; it throws when the text to replace is not there.
 */
export async function buildChangedPublicRemote(change: {
  file: string;
  replace: string;
  by: string;
}): Promise<string> {
  const folder = join(WORKPLACE, 'frontend-public-changed');
  await rm(folder, { recursive: true, force: true });
  await mkdir(WORKPLACE, { recursive: true });
  await cp(PUBLIC_REMOTE, folder, {
    recursive: true,
    filter: (source) => !/[\\/](dist|node_modules)([\\/]|$)/.test(source.slice(PUBLIC_REMOTE.length)),
  });
  const path = join(folder, change.file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(change.replace)) throw new Error(`${change.file} no longer says "${change.replace}"`);
  await writeFile(path, text.replace(change.replace, change.by));
  await promisify(execFile)('npx', ['webpack', '--mode', 'production'], { cwd: folder });
  return join(folder, 'dist');
}
