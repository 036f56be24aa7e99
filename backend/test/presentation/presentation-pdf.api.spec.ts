import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { PresentationPdfs } from '../../src/site/presentation-pdf/presentation-pdfs.js';
import { COMPANY } from '../support/factories/company.js';
import { loggedLines } from '../support/logged-lines.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const DECK = 'a build of the deck';
const SITE = { ...COMPANY, nameHindi: 'मिलन उद्योग', siteUrl: 'https://milan.example.org' };
const ENGLISH = '%PDF-1.4 in English';
const HINDI = '%PDF-1.4 in Hindi, which is longer';
/** Id of the unprivileged user `nobody`. */
const NOBODY_UID = 65_534;
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

describe('the PDF of the presentation', () => {
  let folder: string;
  let running: TestApp;

  const put = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  const pdf = (file: string) => path.join(running.config.dataDir, 'presentation-pdf', file);
  /** Writes the files as `npm run deck:pdf` does. */
  const generate = (english = ENGLISH, englishFile = 'presentation-en-1.pdf') => {
    const write = (file: string, content: string) => {
      mkdirSync(path.dirname(pdf(file)), { recursive: true });
      writeFileSync(pdf(file), content);
      return { file, bytes: Buffer.byteLength(content), sha256: sha256(content) };
    };
    const files = { en: write(englishFile, english), hi: write('presentation-hi-1.pdf', HINDI) };
    const { name, nameHindi, siteUrl } = SITE;
    const madeFrom = { deck: sha256(DECK), name, nameHindi, siteUrl };
    writeFileSync(pdf('made.json'), JSON.stringify({ madeFrom, files }));
  };
  const get = (address: string) => request(running.origin).get(address);
  /** Runs `change` between the server’s check of the files and the download. */
  const afterTheCheck = (change: () => void) => {
    const pdfs = running.app.get(PresentationPdfs, { strict: false });
    const current = pdfs.current.bind(pdfs);
    jest.spyOn(pdfs, 'current').mockImplementationOnce(async () => {
      const found = await current();
      change();
      return found;
    });
  };
  /** Runs `work` as a user who is subject to file permissions, unlike root. */
  const asUnprivilegedUser = async (work: () => Promise<void>) => {
    const { seteuid } = process;
    if (process.geteuid?.() !== 0 || !seteuid) return work();
    const { dataDir } = running.config;
    const owned = [
      dataDir,
      path.dirname(pdf('')),
      ...['made.json', 'presentation-en-1.pdf', 'presentation-hi-1.pdf'].map(pdf),
    ];
    for (const one of owned) chownSync(one, NOBODY_UID, NOBODY_UID);
    chmodSync(folder, 0o755);
    seteuid(NOBODY_UID);
    try {
      await work();
    } finally {
      seteuid(0);
    }
  };
  const offered = async () => (await get('/config/site.json').expect(200)).body.presentationPdf;

  const putDeckAndSettings = () => {
    put('presentation/remoteEntry.js', DECK);
    put('site.json', JSON.stringify(SITE));
    put('remotes.json', '{}');
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'community-factories-pdf-'));
    putDeckAndSettings();
    running = await startTestApp({
      env: {
        LOG_LEVEL: 'warn',
        SITE_CONFIG: path.join(folder, 'site.json'),
        REMOTES_CONFIG: path.join(folder, 'remotes.json'),
      },
      config: {
        web: {
          shell: path.join(folder, 'shell'),
          remotes: { public: folder, admin: folder, presentation: path.join(folder, 'presentation') },
        },
      },
    });
  });
  beforeEach(() => {
    putDeckAndSettings();
    rmSync(pdf(''), { recursive: true, force: true });
  });
  afterAll(async () => {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is neither offered nor found before it has been generated', async () => {
    expect(await offered()).toBeUndefined();
    await get('/presentation.pdf').expect(404);
    await get('/hi/presentation.pdf').expect(404);
  });

  test('is offered with its size in both languages and downloads under the company’s name', async () => {
    generate();
    expect(await offered()).toEqual({
      en: { address: '/presentation.pdf', bytes: ENGLISH.length },
      hi: { address: '/hi/presentation.pdf', bytes: HINDI.length },
    });
    const english = await get('/presentation.pdf').buffer().expect(200);
    expect(english.headers['content-type']).toBe('application/pdf');
    expect(english.headers['content-disposition']).toContain('attachment;');
    expect(decodeURIComponent(english.headers['content-disposition'] ?? '')).toContain(
      'Milan Udyog – presentation.pdf',
    );
    expect(english.headers['x-robots-tag']).toBe('noindex');
    expect(Buffer.from(english.body).toString()).toBe(ENGLISH);
    const hindi = await get('/hi/presentation.pdf').buffer().expect(200);
    expect(hindi.headers['content-language']).toBe('hi');
    expect(decodeURIComponent(hindi.headers['content-disposition'] ?? '')).toContain(
      'मिलन उद्योग – प्रस्तुति.pdf',
    );
  });

  test('is cached by browsers and revalidated by its ETag', async () => {
    generate();
    const first = await get('/presentation.pdf').expect(200);
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    await get('/presentation.pdf').set('If-None-Match', etag).expect(304);
    generate('%PDF-1.4 with another figure');
    const second = await get('/presentation.pdf').set('If-None-Match', etag).expect(200);
    expect(second.headers.etag).not.toBe(etag);
  });

  test('is sent in ranges, and answers 416 with its length to a range beyond its end', async () => {
    generate();
    const part = await get('/presentation.pdf').set('Range', 'bytes=5-7').buffer().expect(206);
    expect(Buffer.from(part.body).toString()).toBe(ENGLISH.slice(5, 8));
    const beyond = await get('/presentation.pdf').set('Range', 'bytes=9999-').expect(416);
    expect(beyond.headers['content-range']).toBe(`bytes */${ENGLISH.length}`);
    expect(beyond.headers.etag).toBeUndefined();
    expect(beyond.body).toMatchObject({
      code: 'RANGE_NOT_SATISFIABLE',
      message: 'The file has no such part.',
    });
  });

  test.each([
    ['a new build of the deck', () => put('presentation/remoteEntry.js', 'a later build')],
    ['a new name of the company', () => put('site.json', JSON.stringify({ ...SITE, name: 'Naya Udyog' }))],
    [
      'a new address of the site, to which its links point',
      () => put('site.json', JSON.stringify({ ...SITE, siteUrl: 'https://naya.example.org' })),
    ],
    [
      'a deck on another server whose build is unknown',
      () =>
        put(
          'remotes.json',
          JSON.stringify({ app_presentation: { entry: 'http://127.0.0.1:9/remoteEntry.js' } }),
        ),
    ],
    ['a missing file', () => unlinkSync(pdf('presentation-hi-1.pdf'))],
    ['a truncated file', () => writeFileSync(pdf('presentation-en-1.pdf'), '%PDF')],
    [
      'an incompletely written file of the right size',
      () => writeFileSync(pdf('presentation-en-1.pdf'), '%PDF'.padEnd(ENGLISH.length, '\0')),
    ],
    ['a manifest that is not valid JSON', () => writeFileSync(pdf('made.json'), '{"files":')],
    [
      'a manifest that names a file outside the folder',
      () =>
        writeFileSync(
          pdf('made.json'),
          JSON.stringify({ files: { en: { file: '../secrets.pdf', bytes: 1, sha256: 'a' } } }),
        ),
    ],
  ])('is no longer offered with %s', async (_name, change) => {
    generate();
    expect(await offered()).toBeDefined();
    change();
    expect(await offered()).toBeUndefined();
    await get('/presentation.pdf').expect(404);
  });

  test.each(['presentation-hi-1.pdf', 'made.json'])(
    'is not offered while %s is unreadable, and offered again afterwards',
    async (name) => {
      generate();
      await asUnprivilegedUser(async () => {
        expect(await offered()).toBeDefined();
        chmodSync(pdf(name), 0o000);
        expect(await offered()).toBeUndefined();
        const { body } = await get('/presentation.pdf').expect(404);
        expect(body).toMatchObject({ message: 'The presentation is not available as a file at the moment.' });
        chmodSync(pdf(name), 0o600);
        expect(await offered()).toBeDefined();
      });
    },
  );

  test('logs once which file prevents the offer', async () => {
    generate();
    expect(await offered()).toBeDefined();
    unlinkSync(pdf('presentation-hi-1.pdf'));
    await offered();
    await get('/presentation.pdf').expect(404);
    expect(loggedLines).toHaveLength(1);
    expect(loggedLines[0]).toContain('"file":"presentation-hi-1.pdf"');
  });

  test('answers 404 without a stack trace in the log when its file disappears before the download', async () => {
    generate();
    afterTheCheck(() => unlinkSync(pdf('presentation-en-1.pdf')));
    const { body, headers } = await get('/presentation.pdf').expect(404);
    expect(body).toMatchObject({ message: 'The presentation is not available as a file at the moment.' });
    expect(headers['content-disposition']).toBeUndefined();
    expect(headers.etag).not.toBe(`"${sha256(ENGLISH)}"`);
    expect(loggedLines.join('')).not.toContain('stack');
  });

  test('is sent in its new version when the files are replaced just before the download', async () => {
    generate();
    afterTheCheck(() => {
      unlinkSync(pdf('presentation-en-1.pdf'));
      generate('%PDF-1.4 with another figure', 'presentation-en-2.pdf');
    });
    const { body, headers } = await get('/presentation.pdf').buffer().expect(200);
    expect(Buffer.from(body).toString()).toBe('%PDF-1.4 with another figure');
    expect(headers.etag).toBe(`"${sha256('%PDF-1.4 with another figure')}"`);
  });

  test('answers 503 without a stack trace in the log when its file cannot be read for the download', async () => {
    generate();
    await asUnprivilegedUser(async () => {
      afterTheCheck(() => chmodSync(pdf('presentation-en-1.pdf'), 0o000));
      const { body, headers } = await get('/presentation.pdf').expect(503);
      expect(body.message).toBe('This file cannot be read at the moment. Please try again later.');
      expect(headers['content-disposition']).toBeUndefined();
      expect(headers['content-language']).toBeUndefined();
    });
    expect(loggedLines).toHaveLength(1);
    expect(loggedLines[0]).toContain('a file cannot be sent: EACCES');
    expect(loggedLines[0]).not.toContain('stack');
  });

  test('stays offered when other values of the site configuration change', async () => {
    generate();
    put('site.json', JSON.stringify({ ...SITE, officePhone: '+91 612 555 0100' }));
    expect(await offered()).toBeDefined();
  });
});
