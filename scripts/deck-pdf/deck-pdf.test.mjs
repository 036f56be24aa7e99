// @ts-check
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { madeFrom } from './made-from.mjs';
import { problemsOf } from './problems.mjs';
import { readPdf } from './read-pdf.mjs';
import { keepPdfs } from './store.mjs';

const TITLES = Array.from({ length: 30 }, (_, slide) => `Thought ${slide + 1}`);
const WANTED = { locale: 'en', titles: TITLES, siteUrl: 'https://www.example.org/' };
const RIGHT = {
  bytes: 1_200_000,
  pages: 30,
  sizes: TITLES.map(() => ({ width: 816, height: 459 })),
  isTagged: true,
  language: 'en',
  title: 'Presentation',
  bookmarks: TITLES,
  links: ['https://www.example.org/shareholder'],
  figures: 12,
  figuresWithoutText: 0,
  smallestLetters: 24.1,
  texts: [],
};

test('a correct PDF of the deck has no problems', () => {
  assert.deepEqual(problemsOf(RIGHT, WANTED), []);
});

for (const [name, wrong] of /** @type {Array<[string, Partial<typeof RIGHT>]>} */ ([
  ['of 3 MiB', { bytes: 3 * 1024 * 1024 }],
  ['with 31 pages', { pages: 31 }],
  ['with a page that is not 16:9', { sizes: [{ width: 595, height: 842 }] }],
  ['with too small letters', { smallestLetters: 21.6 }],
  ['without tags', { isTagged: false }],
  ['in another language', { language: 'hi' }],
  ['without a title', { title: '' }],
  ['with a bookmark that is not a slide title', { bookmarks: [...TITLES.slice(1), 'Site footer'] }],
  ['with links to the machine that printed it', { links: ['http://127.0.0.1:3000/shareholder'] }],
  ['without links', { links: [] }],
  ['with a drawing without alternative text', { figuresWithoutText: 1 }],
])) {
  test(`a PDF of the deck ${name} has one problem`, () => {
    assert.equal(problemsOf({ ...RIGHT, ...wrong }, WANTED).length, 1);
  });
}

test('a PDF printed by Chromium can be read', async () => {
  const file = join(import.meta.dirname, '..', '..', 'backend', 'test', 'documents', 'chromium.pdf');
  const { pages, bytes, texts, smallestLetters } = await readPdf(readFileSync(file));
  assert.ok(pages >= 1 && bytes > 0 && texts.length === pages && Number.isFinite(smallestLetters));
});

test('the origin of a PDF is the deck, the names and the address of the site', async () => {
  const responses = {
    '/config/site.json': JSON.stringify({
      name: 'Milan',
      siteUrl: 'https://milan.example.org',
      officeHours: '',
    }),
    '/config/remotes.json': JSON.stringify({
      app_presentation: { entry: '/remotes/presentation/remoteEntry.js' },
    }),
    '/remotes/presentation/remoteEntry.js': 'a deck',
  };
  const server = createServer(({ url = '' }, response) =>
    response.end(responses[/** @type {'/config/site.json'} */ (url)]),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const origin = await madeFrom(`http://127.0.0.1:${address.port}`);
  server.close();
  assert.deepEqual(origin, {
    deck: '81bb07ef759f1f09f3d1d2e78d0cd00b7f680d0b1c07566322260a2d15dd11e7',
    name: 'Milan',
    nameHindi: '',
    siteUrl: 'https://milan.example.org',
  });
});

test('new PDFs replace the earlier ones, and made.json lists the new ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deck pdf '));
  try {
    const print = (/** @type {string} */ edition) =>
      ['en', 'hi'].map((locale) => ({ locale, pdf: Buffer.from(`${edition} ${locale}`) }));
    await keepPdfs(folder, { deck: 'first' }, print('first'));
    await keepPdfs(folder, { deck: 'second' }, print('second edition'));
    const { madeFrom: made, files } = JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8'));
    assert.deepEqual(made, { deck: 'second' });
    assert.deepEqual(readdirSync(folder).sort(), ['made.json', files.en.file, files.hi.file].sort());
    assert.equal(readFileSync(join(folder, files.hi.file), 'utf8'), 'second edition hi');
    assert.equal(files.hi.bytes, 17);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
