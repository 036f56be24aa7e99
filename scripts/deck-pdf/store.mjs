// @ts-check
import { createHash } from 'node:crypto';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Stores PDFs where the API reads them. `made.json` is replaced last, so that the site offers the earlier files until all
 * new ones are complete.
 * @param {string} folder
 * @param {Record<string, string>} madeFrom what they are printed from
 * @param {ReadonlyArray<{ locale: string, pdf: Uint8Array }>} printed
 * @returns {Promise<string[]>} path and size of each file, for messages
 */
export async function keepPdfs(folder, madeFrom, printed) {
  /** @type {Record<string, { file: string, bytes: number, sha256: string }>} */
  const files = {};
  for (const { locale, pdf } of printed) {
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    const file = `presentation-${locale}-${sha256.slice(0, 12)}.pdf`;
    await writeAtomically(folder, file, pdf);
    files[locale] = { file, bytes: pdf.length, sha256 };
  }
  await writeAtomically(folder, 'made.json', `${JSON.stringify({ madeFrom, files }, null, 2)}\n`);
  const kept = new Set(Object.values(files).map(({ file }) => file));
  for (const name of await readdir(folder))
    if (/^presentation-\w+-\w+\.pdf$/.test(name) && !kept.has(name)) await rm(join(folder, name));
  return Object.values(files).map(
    ({ file, bytes }) => `${join(folder, file)}  ${(bytes / 1024 / 1024).toFixed(2)} MB`,
  );
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string | Uint8Array} content
 */
async function writeAtomically(folder, name, content) {
  const temporary = join(folder, `.making-${process.pid}-${name}`);
  await writeFile(temporary, content, { mode: 0o600 });
  await rename(temporary, join(folder, name));
}
