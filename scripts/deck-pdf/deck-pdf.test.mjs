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

test('a printed deck that is as it should be is offered', () => {
  assert.deepEqual(problemsOf(RIGHT, WANTED), []);
});

for (const [name, wrong] of /** @type {Array<[string, Partial<typeof RIGHT>]>} */ ([
  ['too large to be sent', { bytes: 3 * 1024 * 1024 }],
  ['of 31 pages', { pages: 31 }],
  ['with a page of another shape', { sizes: [{ width: 595, height: 842 }] }],
  ['with letters that the last row cannot read', { smallestLetters: 21.6 }],
  ['without tags', { isTagged: false }],
  ['in another language', { language: 'hi' }],
  ['without a title', { title: '' }],
  ['with a bookmark that is no title', { bookmarks: [...TITLES.slice(1), 'Site footer'] }],
  ['with links to the machine that it was made on', { links: ['http://127.0.0.1:3000/shareholder'] }],
  ['without links', { links: [] }],
  ['with a drawing that nobody can hear', { figuresWithoutText: 1 }],
])) {
  test(`a printed deck ${name} is not`, () => {
    assert.equal(problemsOf({ ...RIGHT, ...wrong }, WANTED).length, 1);
  });
}

test('a PDF of a browser is read as its readers do', async () => {
  const file = join(import.meta.dirname, '..', '..', 'backend', 'test', 'documents', 'chromium.pdf');
  const { pages, bytes, texts, smallestLetters } = await readPdf(readFileSync(file));
  assert.ok(pages >= 1 && bytes > 0 && texts.length === pages && Number.isFinite(smallestLetters));
});

test('what a site says at the moment is told by its deck, its names and its address', async () => {
  const answers = {
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
  const server = createServer(({ url = '' }, answer) =>
    answer.end(answers[/** @type {'/config/site.json'} */ (url)]),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const facts = await madeFrom(`http://127.0.0.1:${address.port}`);
  server.close();
  assert.deepEqual(facts, {
    deck: '81bb07ef759f1f09f3d1d2e78d0cd00b7f680d0b1c07566322260a2d15dd11e7',
    name: 'Milan',
    nameHindi: '',
    siteUrl: 'https://milan.example.org',
  });
});

test('new files take the place of those from before, and the list names what is there', async () => {
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
