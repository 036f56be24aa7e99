import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { compressedFiles, SUFFIXES } from './precompress-plugin.mjs';
import { HASHED } from './previous-builds-plugin.mjs';

/*
 * Writes `.br` and `.gz` files for the text files in the given folders, for builds without them
 * (scripts/setup/build/compress.mjs). The site is served meanwhile, so it runs at low priority and renames finished files.
 */
os.setPriority(os.constants.priority.PRIORITY_LOW);
for (const folder of process.argv.slice(2)) {
  const names = await readdir(folder, { recursive: true });
  // Hidden folders contain server-only files.
  for (const name of names.filter((one) => !one.startsWith('.'))) await compress(path.join(folder, name));
}

async function compress(file) {
  // It never changes: it is of a previous build, which was compressed.
  if (HASHED.test(file) && SUFFIXES.every((suffix) => existsSync(file + suffix))) return;
  const source = await readFile(file).catch(() => Buffer.alloc(0));
  for (const [compressed, content] of await compressedFiles(file, source)) {
    const draft = path.join(path.dirname(compressed), `.${path.basename(compressed)}`);
    await writeFile(draft, content);
    await rename(draft, compressed);
  }
}
