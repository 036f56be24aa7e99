// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { readDeckSite } from './site-settings.mjs';

const folder = mkdtempSync(join(tmpdir(), 'deck settings '));
after(() => rmSync(folder, { recursive: true }));

/** @param {unknown} settings */
function read(settings) {
  const file = join(folder, 'site.json');
  writeFileSync(file, typeof settings === 'string' ? settings : JSON.stringify(settings));
  return readDeckSite({ SITE_CONFIG: file });
}

test('without a configuration the deck has the placeholder names and no address', () => {
  assert.deepEqual(readDeckSite({}), { name: 'Saajha Udyog', nameHindi: 'साझा उद्योग' });
});

test('names and address are read from the site configuration, other settings are ignored', () => {
  assert.deepEqual(
    read({ name: ' Udyog ', nameHindi: 'उद्योग', siteUrl: 'https://udyog.example.org', legalName: 'X' }),
    {
      name: 'Udyog',
      nameHindi: 'उद्योग',
      siteUrl: 'https://udyog.example.org',
    },
  );
  assert.deepEqual(read({ name: 'Udyog', siteUrl: '' }), { name: 'Udyog' });
});

for (const [what, settings, sentence] of /** @type {const} */ ([
  ['no name', {}, /has no name/],
  ['a name that is a number', { name: 7 }, /name in .* is not one line/],
  ['a name of two lines', { name: 'A\nB' }, /name in .* is not one line/],
  ['a name that is too long', { name: 'x'.repeat(61) }, /at most 60/],
  ['an address that runs code', { name: 'A', siteUrl: 'javascript:alert(1)' }, /siteUrl in/],
  ['an address without https elsewhere', { name: 'A', siteUrl: 'http://example.org' }, /siteUrl in/],
  ['an address with a password', { name: 'A', siteUrl: 'https://me:secret@example.org' }, /siteUrl in/],
  ['invalid JSON', '{', /JSON object/],
  ['an array', [], /JSON object/],
])) {
  test(`${what} is refused with an error that names it`, () => {
    assert.throws(() => read(settings), sentence);
  });
}

test('a missing file is refused', () => {
  assert.throws(() => readDeckSite({ SITE_CONFIG: join(folder, 'none.json') }), /cannot be read/);
});
