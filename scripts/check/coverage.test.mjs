// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const NAMED_TEST = /^(?:`([^`]+)` )?› (.+)$/;

/**
 * The tests that docs/coverage.md names: the last cell of each row, one to a line; a line that begins with › is in the
 * file of the line before.
 */
function namedTests() {
  const text = readFileSync(new URL('docs/coverage.md', root), 'utf8');
  return text.split('\n').flatMap((row) => {
    const lastCell = row.startsWith('| ') ? (row.split(' | ').at(-1) ?? '') : '';
    let file = '';
    return lastCell
      .replace(/ *\|$/, '')
      .split('<br>')
      .flatMap((line) => {
        const [, named, test] = NAMED_TEST.exec(line) ?? [];
        if (test === undefined) return [];
        file = named ?? file;
        return [{ file, test }];
      });
  });
}

/** Whether a file has a string that is exactly this name, in whatever quotes. @param {string} file @param {string} name */
function hasTest(file, name) {
  const address = new URL(file, root);
  if (!existsSync(fileURLToPath(address))) return false;
  const source = readFileSync(address, 'utf8');
  return ["'", '"', '`'].some((quote) =>
    source.includes(quote + name.replaceAll(quote, `\\${quote}`) + quote),
  );
}

test('every test that docs/coverage.md names exists', () => {
  const named = namedTests();
  assert.ok(named.length > 100, 'the table could not be read');
  const missing = named.filter(({ file, test }) => !hasTest(file, test));
  assert.deepEqual(missing, []);
});

/** Files below a folder, from the checkout's root; what is installed or built is no place. @param {string} folder @returns {string[]} */
function filesOf(folder) {
  return readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : filesOf(`${path}/`);
  });
}

test('every file that docs/coverage.md gives as a place exists', () => {
  const files = filesOf('');
  const text = readFileSync(new URL('docs/coverage.md', root), 'utf8');
  const places = text
    .split('\n')
    .filter((row) => row.startsWith('| '))
    .flatMap(
      (row) => (row.split(' | ')[1] ?? '').match(/(?<=`)[\w./-]+\/[\w.-]+\.(?:tsx?|mjs|css)(?=`)/g) ?? [],
    );
  assert.ok(places.length > 100, 'the table could not be read');
  // A place that follows another one of the same folder is named by its end.
  const missing = places.filter(
    (place) => !files.some((file) => file === place || file.endsWith(`/${place}`)),
  );
  assert.deepEqual(missing, []);
});

test('every row of docs/coverage.md has a sentence, a place and a test', () => {
  const text = readFileSync(new URL('docs/coverage.md', root), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  const wrong = rows.filter((row) => !/^\| [^|]+ \| [^|]+ \| [^|]+ \|$/.test(row));
  assert.deepEqual(wrong, []);
});
