import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compressedTwins } from './precompress-plugin.mjs';

/*
 * Writes `.br` and `.gz` beside the text files of the folders that are its arguments, for builds that were made without
 * them (scripts/setup/compress.mjs). The site is served meanwhile: that goes first, and no half-written file has its name.
 */
os.setPriority(os.constants.priority.PRIORITY_LOW);
for (const folder of process.argv.slice(2)) {
  const names = await readdir(folder, { recursive: true });
  // What only the server reads lies in hidden folders.
  for (const name of names.filter((one) => !one.startsWith('.'))) await compress(path.join(folder, name));
}

async function compress(file) {
  const source = await readFile(file).catch(() => Buffer.alloc(0));
  for (const [twin, content] of await compressedTwins(file, source)) {
    const draft = path.join(path.dirname(twin), `.${path.basename(twin)}`);
    await writeFile(draft, content);
    await rename(draft, twin);
  }
}
