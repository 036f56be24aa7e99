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

describe('what search engines and phones ask for', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'community-factories-search-'));
  const siteFile = path.join(folder, 'site.json');
  let running: TestApp;

  beforeAll(async () => {
    mkdirSync(path.join(folder, 'shell'));
    writeFileSync(path.join(folder, 'shell/index.html'), '<!doctype html><title>Shell</title>');
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

  test('the site map names every public page in both languages, each with its other languages', async () => {
    const answer = await get('/sitemap.xml').expect(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    const places = [...answer.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);
    const hindi = (page: string) => `${ORIGIN}/hi${page === '/' ? '' : page}`;
    expect([...places].sort()).toEqual(PAGES.flatMap((page) => [ORIGIN + page, hindi(page)]).sort());
    for (const entry of answer.text.split('<url>').slice(1)) {
      const place = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1];
      const languages = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
      expect(languages.map(([, language]) => language)).toEqual(['en', 'hi', 'x-default']);
      expect(languages.map(([, , address]) => address)).toContain(place);
      expect(languages[0]?.[2]).toBe(languages[2]?.[2]);
    }
  });

  test('every page of the site map is there and may be shown', async () => {
    const { text } = await get('/sitemap.xml').expect(200);
    for (const [, address] of text.matchAll(/<loc>([^<]*)<\/loc>/g)) {
      const answer = await get(new URL(String(address)).pathname).expect(200);
      expect(answer.headers).not.toHaveProperty('x-robots-tag');
    }
  });

  test('robots.txt keeps crawlers out of the API alone, so that they read what else is not to be shown', async () => {
    const answer = await get('/robots.txt').expect(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text.split('\n').filter(Boolean)).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      `Sitemap: ${ORIGIN}/sitemap.xml`,
    ]);
  });

  test('security.txt says whom to tell of a weakness, for less than a year', async () => {
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
    const left = Date.parse(Object.fromEntries(fields).Expires) - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(365 * 86_400_000);
  });

  test('the manifest has the name of the company and icons of both kinds', async () => {
    const answer = await get('/manifest.webmanifest').buffer(true).expect(200);
    expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = JSON.parse(answer.text ?? answer.body.toString());
    expect(manifest).toMatchObject({ name: 'Milan Udyog', start_url: '/', theme_color: '#1A2147' });
    const kinds = manifest.icons.map(
      (icon: { purpose: string; sizes: string }) => `${icon.purpose} ${icon.sizes}`,
    );
    expect(kinds).toEqual(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
  });

  test('the console has a manifest of its own', async () => {
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
    '/presentation/1',
    '/hi/presentation/7',
    '/admin',
    '/admin-login',
    '/no-such-page',
  ])('%s asks in a header not to be shown', async (address) => {
    const answer = await get(address);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  test('the address of the site is PUBLIC_URL, unless the site configuration says another', async () => {
    expect((await get('/config/site.json').expect(200)).body.siteUrl).toBe(ORIGIN);
    writeFileSync(siteFile, JSON.stringify({ ...COMPANY, siteUrl: 'https://milan.example.org/' }));
    expect((await get('/config/site.json').expect(200)).body.siteUrl).toBe('https://milan.example.org/');
    expect((await get('/robots.txt').expect(200)).text).toContain('https://milan.example.org/sitemap.xml');
    expect((await get('/sitemap.xml').expect(200)).text).toContain(
      '<loc>https://milan.example.org/hi/join</loc>',
    );
  });

  test('a phone learns a changed name', async () => {
    writeFileSync(siteFile, JSON.stringify({ ...COMPANY, name: 'Naya Udyog' }));
    const answer = await get('/manifest.webmanifest').buffer(true).expect(200);
    expect(JSON.parse(answer.text ?? answer.body.toString()).name).toBe('Naya Udyog');
  });
});
