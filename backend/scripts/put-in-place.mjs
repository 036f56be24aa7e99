// @ts-check
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files of this folder have a hash in their names, so those of several builds lie beside each other. */
const PARTS = 'parts';
/** In the folder of a build: the names of its parts, and of those of the builds before that are kept. */
const LIST = '.parts.json';
/**
 * A server may have been started several builds ago, and it imports some parts only when it needs them: it must find them.
 */
const BUILDS_KEPT = 5;

/**
 * Puts the files of a build where those of the one before are, beneath servers that run from there: at every moment each
 * entry is there, whole, with all its parts.
 * @param {ReadonlyMap<string, Uint8Array>} files contents by name, relative to the folder
 * @param {string} folder
 */
export function putInPlace(files, folder) {
  const draft = path.join(folder, '.draft');
  rmSync(draft, { recursive: true, force: true });
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(draft, name)), { recursive: true });
    writeFileSync(path.join(draft, name), content);
  }
  const before = filesBelow(folder);
  const parts = [...files.keys()].filter(isPart);
  const kept = [parts, ...partsOf(folder, before)].slice(0, BUILDS_KEPT);
  // What else lies there says that the folder is complete, or belongs to the build before.
  for (const name of before) if (!files.has(name) && !isPart(name)) rmSync(path.join(folder, name));
  // Entries come after the parts that they import.
  for (const name of [...parts, ...[...files.keys()].filter((one) => !isPart(one))]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    renameSync(path.join(draft, name), path.join(folder, name));
  }
  writeFileSync(path.join(folder, LIST), JSON.stringify(kept));
  const wanted = new Set(kept.flat());
  for (const name of before) if (isPart(name) && !wanted.has(name)) rmSync(path.join(folder, name));
  rmSync(draft, { recursive: true });
}

/** @param {string} name */
const isPart = (name) => name.startsWith(`${PARTS}${path.sep}`);

/**
 * @param {string} folder
 * @param {string[]} found there
 * @returns {string[][]} the parts of the builds that lie there, the newest first
 */
function partsOf(folder, found) {
  try {
    return JSON.parse(readFileSync(path.join(folder, LIST), 'utf8'));
  } catch {
    // A build that broke off, or one by a version that kept no list.
    return [found.filter(isPart)];
  }
}

/**
 * @param {string} folder
 * @returns {string[]} names relative to it, without those of a draft
 */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((name) => !name.startsWith('.draft'));
}
