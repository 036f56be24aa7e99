// @ts-check
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
/** The name of a source file in backticks, with or without its folders. */
const NAMED_FILE = /(?<=`)[\w./-]+\.(?:tsx?|mjs|css)(?=`)/g;
/** Placeholder in the name of a future migration. */
const PATTERN = 'NNNN-';

/** Files below a folder, relative to the checkout, without what is installed or built. @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return /^(node_modules|dist|dist-.*|\..*)$/.test(entry.name) ? [] : filesOf(`${path}/`);
  });
}

test('every source file that the documentation names exists', () => {
  const files = filesOf('');
  const texts = files.filter((file) => /^(docs\/.*|[^/]*)\.md$/.test(file));
  const named = texts.flatMap((text) =>
    (readFileSync(new URL(text, root), 'utf8').match(NAMED_FILE) ?? []).map((file) => ({ text, file })),
  );
  assert.ok(named.length > 400, 'the texts could not be read');
  // The documentation may leave out leading folders, as for a second file of the same folder.
  const exists = (/** @type {string} */ name) =>
    files.some((file) => file === name || file.endsWith(`/${name}`));
  const missing = named.filter(({ file }) => !file.includes(PATTERN) && !exists(file));
  assert.deepEqual(missing, []);
});
