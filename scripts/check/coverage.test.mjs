// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const FOLDER = 'docs/coverage/';
const NAMED_TEST = /^ {2}- `([^`]+)` › (.+)$/;
const PLACE = '  - in ';

/** A requirement in docs/coverage with the lines below it. @typedef {{ sentence: string, lines: string[] }} Entry */

/** @returns {Entry[]} */
function entries() {
  /** @type {Entry[]} */
  const found = [];
  const lists = readdirSync(new URL(FOLDER, root)).filter((name) => name !== 'README.md');
  for (const name of lists) {
    for (const line of readFileSync(new URL(FOLDER + name, root), 'utf8').split('\n')) {
      if (line.startsWith('- ')) found.push({ sentence: `${name}: ${line.slice(2)}`, lines: [] });
      else if (line.startsWith('  - ')) found.at(-1)?.lines.push(line);
    }
  }
  assert.ok(found.length > 400, 'the lists could not be read');
  return found;
}

/** Whether a file contains a name as a string, in any quotes. @param {string} file @param {string} name */
function hasTest(file, name) {
  const url = new URL(file, root);
  if (!existsSync(fileURLToPath(url))) return false;
  const source = readFileSync(url, 'utf8');
  return ["'", '"', '`'].some((quote) =>
    source.includes(quote + name.replaceAll(quote, `\\${quote}`) + quote),
  );
}

test('every test that docs/coverage names exists', () => {
  const missing = entries()
    .flatMap(({ lines }) => lines)
    .filter((line) => {
      const [, file, name] = NAMED_TEST.exec(line) ?? [];
      return file !== undefined && name !== undefined && !hasTest(file, name);
    });
  assert.deepEqual(missing, []);
});

test('every requirement in docs/coverage names one place in the code, then at least one test', () => {
  const wrong = entries().filter(({ lines }) => {
    const places = lines.filter((line) => line.startsWith(PLACE)).length;
    return places !== 1 || !lines[0]?.startsWith(PLACE) || lines.length < 2;
  });
  assert.deepEqual(wrong, []);
});
