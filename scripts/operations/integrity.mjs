// @ts-check
/*
 * npm run integrity [-- FILE…]: prints the hash of each built remote's entry, or of the named files, for the field
 * `integrity` of remotes.json.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMain } from '../command/main.mjs';
import { typedPath } from '../command/typed-path.mjs';
import { CHECKOUT } from '../product.mjs';

/** Workspace of each remote. */
const BUILT = {
  app_public: 'frontend-public',
  app_admin: 'frontend-admin',
  app_presentation: 'frontend-presentation',
};

/** @param {string} file */
async function integrityOf(file) {
  const bytes = await readFile(typedPath(file)).catch(() => {
    throw new Error(`${file} cannot be read; \`npm run build\` builds the remotes.`);
  });
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

await runMain(async () => {
  const files = process.argv.slice(2);
  for (const file of files) console.log(`${await integrityOf(file)}  ${file}`);
  if (files.length > 0) return;
  for (const [name, folder] of Object.entries(BUILT)) {
    const integrity = await integrityOf(join(CHECKOUT, folder, 'dist', 'remoteEntry.js'));
    console.log(`"${name}": { "entry": "…/remoteEntry.js", "integrity": "${integrity}" }`);
  }
});
