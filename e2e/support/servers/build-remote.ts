import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const CACHE_FOLDER = fileURLToPath(new URL('../../.cache/', import.meta.url));

/**
 * Builds a changed copy of a remote, like a team that deploys only its own remote.
 * @param change replaces text in one file of the copy
 * @returns the path of its `dist`
 * @throws when the text to replace is missing
 */
export async function buildChangedRemote(
  name: 'frontend-public' | 'frontend-presentation',
  change: { file: string; replace: string; by: string },
): Promise<string> {
  const original = fileURLToPath(new URL(`../../../${name}`, import.meta.url));
  const folder = join(CACHE_FOLDER, `${name}-changed`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(CACHE_FOLDER, { recursive: true });
  await cp(original, folder, {
    recursive: true,
    filter: (source) => !/[\\/](dist|node_modules)([\\/]|$)/.test(source.slice(original.length)),
  });
  const path = join(folder, change.file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(change.replace)) throw new Error(`${change.file} does not contain "${change.replace}"`);
  await writeFile(path, text.replace(change.replace, change.by));
  await promisify(execFile)('npx', ['webpack', '--mode', 'production'], { cwd: folder });
  return join(folder, 'dist');
}
