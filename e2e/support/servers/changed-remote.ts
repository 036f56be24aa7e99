import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BUILT_PUBLIC_REMOTE = fileURLToPath(new URL('../../../frontend-public/dist', import.meta.url));

/** Hash that replaces the one in the name of the changed file. */
const NEXT_HASH = '0123abcd';

/**
 * Writes another build of the public remote: a copy in which one text differs, and with it the hash in the name of its
 * file, which the entry names. This is what a build of the changed source differs in, without the time that it takes.
 * @returns its folder, for the caller to remove
 * @throws when the text is not in exactly one file
 */
export async function changedRemote(change: { replace: string; by: string }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e changed remote '));
  try {
    await cp(BUILT_PUBLIC_REMOTE, folder, { recursive: true });
    const files = await readdir(folder, { recursive: true });
    const scripts = await Promise.all(
      files
        .filter((name) => name.endsWith('.js'))
        .map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
    );
    const [changed, ...others] = scripts.filter(({ text }) => text.includes(change.replace));
    const hash = changed && /\.([0-9a-f]{8})\.js$/.exec(changed.name)?.[1];
    if (!hash || others.length > 0) throw new Error(`"${change.replace}" is not in one file of the remote.`);
    for (const { name, text } of scripts) {
      const next = text.replaceAll(hash, NEXT_HASH).replace(change.replace, change.by);
      if (next !== text) await writeFile(join(folder, name), next);
    }
    await rename(join(folder, changed.name), join(folder, changed.name.replace(hash, NEXT_HASH)));
    return folder;
  } catch (thrown) {
    await rm(folder, { recursive: true, force: true });
    throw thrown;
  }
}
