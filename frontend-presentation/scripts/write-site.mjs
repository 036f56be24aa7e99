import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeIcons } from 'frontend-shared/webpack/pictures/icons.mjs';
import { compressedFiles } from 'frontend-shared/webpack/plugins/precompress-plugin.mjs';

const BUILT = path.join(import.meta.dirname, '../dist-standalone');
/** With another background than the site's icon, so that the two can be distinguished on a home screen. */
const LOGO = path.join(import.meta.dirname, '../../frontend-shared/src/brand/logo-haldi.svg');

/**
 * Writes the deck's standalone site, ready to be published, from its build (`npm run build -- deck`). Other files in
 * the folder are kept: browsers that still show an older version may request them.
 *
 * @param {object} options
 * @param {{ name: string, nameHindi?: string, siteUrl?: string }} options.site the part of the site configuration that it shows
 * @param {string} options.to target folder
 */
export async function writeSite({ site, to }) {
  const { writePages } = builtCode();
  const build = path.join(BUILT, 'site');
  const names = (await readdir(build, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const icons = await makeIcons(LOGO);
  const files = new Map([
    ...(await Promise.all(names.map(async (name) => [name, await readFile(path.join(build, name))]))),
    ...icons,
  ]);
  const [manifest, serviceWorker] = await Promise.all(
    ['build.json', 'service-worker.js'].map((name) => readFile(path.join(BUILT, 'server', name), 'utf8')),
  );
  const pages = await writePages(site, { manifest: JSON.parse(manifest), files, serviceWorker });
  const written = [...pages.map(({ file, content }) => [file, Buffer.from(content)]), ...icons];
  await cp(build, to, { recursive: true });
  await Promise.all(written.map(([name, content]) => writeWithCompressed(to, name, content)));
}

/**
 * @returns {{ HEADERS: Record<string, string>, cachingOf: (file: string) => string, writePages: Function }} the build's
 *   code for Node.js; see `src/standalone-pages.ts`
 */
export function builtCode() {
  return createRequire(import.meta.url)(path.join(BUILT, 'server', 'main.cjs'));
}

async function writeWithCompressed(folder, name, content) {
  const compressed = await compressedFiles(name, content);
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await Promise.all(
    [[name, content], ...compressed].map(([file, bytes]) => writeFile(path.join(folder, file), bytes)),
  );
}
