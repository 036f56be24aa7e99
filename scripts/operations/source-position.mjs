// @ts-check
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { CHECKOUT } from '../product.mjs';

/** Source maps of each front end's build: the remotes before the shell, whose scripts are at the root. */
const MAPS = ['frontend-public', 'frontend-admin', 'frontend-presentation', 'frontend-shell'].map((name) =>
  join(CHECKOUT, name, 'dist-maps'),
);

const EXAMPLE = '/remotes/public/assets/483.0a1b2c3d.js:1:20481';

/**
 * Maps a position in a built script to its source.
 * @param {string} position as in the log: `/remotes/public/assets/483.0a1b2c3d.js:1:20481`
 * @param {string[]} folders folders with source maps: the `dist-maps` of builds
 * @returns {Promise<string>} such as `frontend-public/src/pages/…/page.tsx:12:4`
 * @throws {Error} when the position is malformed or there is no source map for it
 */
export async function sourcePosition(position, folders = MAPS) {
  const [, script, line, column] = /^(\/[^:]+\.js):(\d+):(\d+)$/.exec(position) ?? [];
  const instruction = position === '' ? 'State' : `${position} is not`;
  if (!script) throw new Error(`${instruction} a position such as ${EXAMPLE}.`);
  const { map, folder } = await readMap(script, folders);
  const sourceMap = new SourceMap(map);
  const entry = sourceMap.findEntry(Number(line) - 1, Number(column) - 1);
  const origin = sourceMap.findOrigin(Number(line), Number(column));
  // For a line that the script does not have, the map names its last one.
  const isInScript = 'generatedLine' in entry && entry.generatedLine === Number(line) - 1;
  if (!isInScript || !('fileName' in origin))
    throw new Error(`The source map of ${script} does not have this position.`);
  const file = origin.fileName.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  return `${relative(CHECKOUT, join(dirname(folder), file))}:${origin.lineNumber}:${origin.columnNumber}`;
}

/**
 * @param {string} script
 * @param {string[]} folders
 */
async function readMap(script, folders) {
  const remote = /^\/remotes\/([^/]+)\//.exec(script)?.[1];
  const own = folders.filter((folder) => folder.includes(`frontend-${remote}`));
  for (const folder of own.length > 0 ? own : folders) {
    const file = script.replace(/^\/remotes\/[^/]+/, '');
    const text = await readFile(join(folder, `${file}.map`), 'utf8').catch(() => undefined);
    if (text) return { map: JSON.parse(text), folder };
  }
  throw new Error(`There is no source map of ${script} in ${folders.join(', ')}.`);
}
