import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { COMPANY } from '../support/factories/company.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ORIGIN = 'https://www.saajha.example.org';
const PAGES = [
  '/',
  '/about',
  '/industries',
  '/how-it-works',
  '/success-stories',
  '/join',
  '/shareholder',
  '/contact',
  '/apply',
  '/monthly-spice-subscription',
  '/privacy',
  '/terms',
  '/presentation',
  '/presentation/text',
];

describe('the metadata for search engines and phones', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'community-factories-search-'));
  const siteFile = path.join(folder, 'site.json');
  let running: TestApp;

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'shell'));
    writeFileSync(
      path.join(folder, 'shell/index.html'),
      '<!doctype html><link rel="manifest" href="/manifest.webmanifest"><title>Shell</title>',
    );
    writeFileSync(siteFile, JSON.stringify(COMPANY));
    const remotes = { public: folder, admin: folder, presentation: folder };
    running = await startTestApp({
      env: { PUBLIC_URL: ORIGIN, SITE_CONFIG: siteFile },
      config: { web: { shell: path.join(folder, 'shell'), remotes } },
    });
  });
  beforeEach(() => writeFileSync(siteFile, JSON.stringify(COMPANY)));
  afterAll(async () => {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (address: string) => request(running.origin).get(address);

  test('lists every public page in both languages in the sitemap, each with its alternates', async () => {
    const answer = await get('/sitemap.xml').expect(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const locations = [...answer.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);
    const hindi = (page: string) => `${ORIGIN}/hi${page === '/' ? '' : page}`;
    expect([...locations].sort()).toEqual(PAGES.flatMap((page) => [ORIGIN + page, hindi(page)]).sort());
    for (const entry of answer.text.split('<url>').slice(1)) {
      const location = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1];
      const languages = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
      expect(languages.map(([, language]) => language)).toEqual(['en', 'hi', 'x-default']);
      expect(languages.map(([, , address]) => address)).toContain(location);
      expect(languages[0]?.[2]).toBe(languages[2]?.[2]);
    }
  });

  test('lists only pages in the sitemap that exist and may be indexed', async () => {
    const { text } = await get('/sitemap.xml').expect(200);
    for (const [, address] of text.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      const answer = await get(new URL(String(address)).pathname).expect(200);
      expect(answer.headers).not.toHaveProperty('x-robots-tag');
    }
  });

  test('disallows only the API in robots.txt, so that crawlers can read the noindex header of other pages', async () => {
    const answer = await get('/robots.txt').expect(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text.split('\n').filter(Boolean)).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    ]);
  });

  test('names the contacts for vulnerability reports in security.txt, which expires within a year', async () => {
    const answer = await get('/.well-known/security.txt').expect(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const fields = answer.text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2));
    expect(fields.filter(([name]) => name !== 'Expires')).toEqual([
      ['Contact', `mailto:${COMPANY.supportEmail}`],
      ['Contact', `${ORIGIN}/contact`],
      ['Preferred-Languages', 'en, hi'],
      ['Canonical', `${ORIGIN}/.well-known/security.txt`],
    ]);
    const remainingMs = Date.parse(Object.fromEntries(fields).Expires) - Date.now();
    expect(remainingMs).toBeGreaterThan(0);
    expect(remainingMs).toBeLessThan(365 * 86_400_000);
  });

  test('includes the company’s name and icons of both purposes in the manifest', async () => {
    const answer = await get('/manifest.webmanifest').buffer(true).expect(200);
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(answer.text ?? answer.body.toString());
    expect(manifest).toMatchObject({ name: 'Milan Udyog', start_url: '/', theme_color: '#1A2147' });
    const kinds = manifest.icons.map(
      (icon: { purpose: string; sizes: string }) => `${icon.purpose} ${icon.sizes}`,
    );
    expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  });

  test('opens the site in Hindi when it was added to the home screen from a Hindi page', async () => {
    writeFileSync(siteFile, JSON.stringify({ ...COMPANY, nameHindi: 'मिलन उद्योग' }));
    const answer = await get('/hi/manifest.webmanifest').buffer(true).expect(200);
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(answer.text ?? answer.body.toString())).toMatchObject({
      id: '/hi',
      name: 'मिलन उद्योग',
      lang: 'hi',
      start_url: '/hi',
      scope: '/',
    });
    for (const [page, manifest] of [
      ['/hi/presentation/live', '/hi/manifest.webmanifest'],
      ['/presentation/live', '/manifest.webmanifest'],
    ] as const) {
      expect((await get(page).expect(200)).text).toContain(`href="${manifest}"`);
    }
  });

  test('includes a separate manifest for the console', async () => {
    const answer = await get('/console.webmanifest').buffer(true).expect(200);
    expect(JSON.parse(answer.text ?? answer.body.toString())).toMatchObject({
      id: '/admin',
      name: 'Milan Udyog · Console',
      start_url: '/admin',
      display: 'standalone',
    });
  });

  test.each([
    '/track',
    '/hi/track',
    '/presentation/2',
    '/hi/presentation/7',
    '/admin',
    '/admin-login',
    '/no-such-page',
  ])('excludes %s from search results by a header', async (address) => {
    const answer = await get(address);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  test('uses PUBLIC_URL as the address of the site unless the site configuration sets another', async () => {
    expect((await get('/config/site.json').expect(200)).body.siteUrl).toBe(ORIGIN);
    writeFileSync(siteFile, JSON.stringify({ ...COMPANY, siteUrl: 'https://milan.example.org/' }));
    expect((await get('/config/site.json').expect(200)).body.siteUrl).toBe('https://milan.example.org/');
    expect((await get('/robots.txt').expect(200)).text).toContain('https://milan.example.org/sitemap.xml');
    expect((await get('/sitemap.xml').expect(200)).text).toContain(
      '<loc>https://milan.example.org/hi/join</loc>',
    );
  });

  test.each([
    ['/presentation/live/k7qm42', 'Dal &amp; Sons'],
    ['/hi/presentation/live/k7qm42', 'दाल'],
    ['/admin', 'Dal &amp; Sons'],
  ])('has the company’s name as the title of %s, which the browser renders', async (address, title) => {
    writeFileSync(siteFile, JSON.stringify({ ...COMPANY, name: 'Dal & Sons', nameHindi: 'दाल' }));
    expect((await get(address).expect(200)).text).toContain(`<title>${title}</title>`);
  });

  test('returns a changed company name in the manifest', async () => {
    writeFileSync(siteFile, JSON.stringify({ ...COMPANY, name: 'Naya Udyog' }));
    const answer = await get('/manifest.webmanifest').buffer(true).expect(200);
    expect(JSON.parse(answer.text ?? answer.body.toString()).name).toBe('Naya Udyog');
  });
});
