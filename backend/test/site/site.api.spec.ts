import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import request from 'supertest';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PAGE = '<!doctype html><html lang="en"><head><title>Shell</title></head><body></body></html>';
/** The page as it is sent, with the language of its address and the placeholder company. */
const PAGE_IN = {
  en: PAGE.replace('Shell', 'Saajha Udyog'),
  hi: PAGE.replace('"en"', '"hi"').replace('Shell', 'साझा उद्योग'),
};
const pageAt = (address: string) => PAGE_IN[address.startsWith('/hi') ? 'hi' : 'en'];
const SCRIPT = 'console.log("a script long enough to be worth compressing");'.repeat(20);

describe('the web server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'community-factories-web-'));
  const put = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  const remotesFile = path.join(folder, 'remotes.json');
  let running: TestApp;

  beforeAll(async () => {
    put('secret.txt', 'outside of every root');
    put('shell/index.html', PAGE);
    put('shell/assets/main.0a1b2c3d.js', SCRIPT);
    put('shell/assets/main.0a1b2c3d.js.br', brotliCompressSync(SCRIPT));
    put('shell/sharing/en/home.png', 'picture');
    put('shell/icons/icon-192.png', 'icon');
    put('shell/.hidden/key.txt', 'hidden');
    put('public/remoteEntry.js', SCRIPT);
    put('public/index.html', PAGE);
    put('remotes.json', '{}');
    running = await startTestApp({
      env: { REMOTES_CONFIG: remotesFile },
      config: {
        web: {
          shell: path.join(folder, 'shell'),
          remotes: {
            public: path.join(folder, 'public'),
            admin: path.join(folder, 'admin'),
            presentation: path.join(folder, 'presentation'),
          },
        },
      },
    });
  });
  afterAll(async () => {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (address: string) => request(running.origin).get(address);

  test.each([
    '/',
    '/apply',
    '/hi',
    '/hi/apply',
    '/presentation',
    '/presentation/30',
    '/hi/presentation/7',
    '/join',
  ])(
    'sends the application page for the public page %s with a policy that allows no inline code',
    async (address) => {
      const answer = await get(address).expect(200);
      expect(answer.text).toBe(pageAt(address));
      const policy = answer.headers['content-security-policy'] ?? '';
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("style-src 'self';");
      expect(policy).not.toMatch(/unsafe|nonce/);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each(['/', '/apply', '/presentation/7'])(
    'does not redirect %s by Accept-Language, since the language is the visitor’s choice',
    async (address) => {
      const answer = await get(address).set('Accept-Language', 'hi-IN,hi;q=0.9').redirects(0).expect(200);
      expect(answer.text).toBe(pageAt(address));
      expect(answer.headers).not.toHaveProperty('set-cookie');
    },
  );

  test.each([
    '/admin-login',
    '/admin',
    '/admin/applications',
    '/admin/subscribers/deliveries',
    '/admin/mails',
    '/admin/reset-password/t',
    '/admin/confirm-email/t',
    '/admin/reset-password/aB%20c',
  ])('sends the console page %s with a fresh nonce and forbids caching it', async (address) => {
    const [one, other] = await Promise.all([get(address).expect(200), get(address).expect(200)]);
    const nonce = /<meta name="csp-nonce" content="([\w-]{24})">/.exec(one.text)?.[1];
    expect(nonce).toBeDefined();
    expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(one.headers['cache-control']).toBe('no-store');
    expect(other.text).not.toContain(String(nonce));
  });

  test.each([
    '/nothing',
    '/hi/admin',
    '/hi/nothing',
    '/presentation/31',
    '/presentation/0',
    '/hi/presentation/00',
    '/presentation/031',
    '/apply/x',
    '/admin/x/y/z',
    '/admin/contacts/x',
    // The full stop of a sentence that ended with a link.
    '/contact.',
    '/hi/contact.',
  ])('sends a page with status 404 for the unknown page %s', async (address) => {
    const answer = await get(address).expect(404);
    expect(answer.type).toBe('text/html');
  });

  /** Follows redirects, up to five answers in all; returns the status of each and the final path. */
  const followRedirects = async (address: string) => {
    const statuses: number[] = [];
    for (let at = address; ; ) {
      const answer = await fetch(running.origin + at, { redirect: 'manual' });
      statuses.push(answer.status);
      const next = answer.headers.get('location');
      if (next === null || statuses.length === 5) return { statuses, end: at };
      at = next;
    }
  };

  test.each([
    ['/presentation/live/k7q%20m42', [200], '/presentation/live/k7q%20m42'],
    ['/hi/presentation/live/k7q%20m42', [200], '/hi/presentation/live/k7q%20m42'],
    ['/presentation/remote/k7q%20m42', [200], '/presentation/remote/k7q%20m42'],
    ['/presentation/live/%E0%A4%95', [200], '/presentation/live/%E0%A4%95'],
    ['/presentation/live/%e0%a4%95', [200], '/presentation/live/%e0%a4%95'],
    ['/presentation/live/k7q+m42', [200], '/presentation/live/k7q+m42'],
    ['/presentation/live/k7q%20m42/', [301, 200], '/presentation/live/k7q%20m42'],
    ['/presentation/live/K7Q%20M42', [301, 200], '/presentation/live/k7q%20m42'],
    ['/presentation/live/%C3%84', [301, 200], '/presentation/live/%C3%A4'],
    ['/presentation/live/k7q%3Fm42', [200], '/presentation/live/k7q%3Fm42'],
    ['/presentation/live/K7Q%3FM42?a=1', [301, 200], '/presentation/live/k7q%3Fm42?a=1'],
    ['/presentation/live/k7q%25', [200], '/presentation/live/k7q%25'],
    ['/presentation/live/K7Q%2541', [301, 200], '/presentation/live/k7q%2541'],
    ['/presentation/live/k7q%2Fm42', [301, 404], '/presentation/live/k7q/m42'],
    ['/presentation/live/k7q%2F', [301, 301, 200], '/presentation/live/k7q'],
    ['/presentation/07', [301, 200], '/presentation/7'],
    ['/hi/presentation/007?from=mail', [301, 200], '/hi/presentation/7?from=mail'],
    ['/presentation/1', [301, 200], '/presentation'],
    ['/hi/presentation/01', [301, 200], '/hi/presentation'],
    // As phones spell the first letter. The browser knows the console by this spelling only.
    ['/Admin', [301, 200], '/admin'],
    ['/ADMIN-LOGIN/?next=1', [301, 200], '/admin-login?next=1'],
    ['//admin//applications', [301, 200], '/admin/applications'],
    ['/Admin/reset-password/aBc', [301, 200], '/admin/reset-password/aBc'],
    ['/Admin/nothing', [301, 404], '/admin/nothing'],
    ['/admin/%2Fevil', [301, 301, 404], '/admin/evil'],
    ['/admin-login/x', [404], '/admin-login/x'],
  ])('ends the redirects of %s, whatever was typed', async (address, statuses, end) => {
    expect(await followRedirects(address)).toEqual({ statuses, end });
  });

  test.each(['/%E0%A4%A', '/hi/%zz', '/apply/%', '/presentation/live/%zz'])(
    'sends the application page with status 404 for the malformed address %s',
    async (address) => {
      const answer = await fetch(running.origin + address);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toBe(pageAt(address));
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  test.each(['/api/%E0%A4%A', '/assets/%zz'])(
    'answers 400 in JSON to the malformed address %s of the API or an asset',
    async (address) => {
      const answer = await fetch(running.origin + address);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
    },
  );

  test.each([
    '/assets/gone.js',
    '/gone.css',
    '/remotes/public/gone.js',
    '/remotes/unknown/remoteEntry.js',
    '/api/x',
    '/API/x',
  ])('answers 404 in JSON, not with a page, for the missing file %s', async (address) => {
    const answer = await get(address).expect(404);
    expect(answer.type).toBe('application/json');
  });

  test.each([
    '/remotes/public/../secret.txt',
    '/remotes/public/..%2fsecret.txt',
    '/remotes/public/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.hidden/key.txt',
    '/remotes/public/index.html',
    '/remotes/__proto__/remoteEntry.js',
    '/assets/main.0a1b2c3d.js%00.txt',
  ])('serves no file from outside the public folders for %s', async (address) => {
    const answer = await fetch(running.origin + address, { redirect: 'manual' });
    expect([400, 404]).toContain(answer.status);
    expect(await answer.text()).not.toMatch(/outside|hidden"|Shell/);
  });

  test('lets browsers cache hashed files for a year and revalidate entry files each time', async () => {
    const hashed = await get('/assets/main.0a1b2c3d.js').expect(200);
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toMatch('javascript');
    const entry = await get('/remotes/public/remoteEntry.js').expect(200);
    expect(entry.headers['cache-control']).toBe('no-cache');
  });

  test('lets browsers cache preview images for a day and other sites embed them', async () => {
    const picture = await get('/sharing/en/home.png').expect(200);
    expect(picture.headers['cache-control']).toBe('public, max-age=86400');
    expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const icon = await get('/icons/icon-192.png').expect(200);
    expect(icon.headers['cache-control']).toBe('public, max-age=86400');
    expect(icon.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('sends the precompressed file to clients that accept it', async () => {
    const compressed = await get('/assets/main.0a1b2c3d.js').set('Accept-Encoding', 'br').buffer(true);
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.headers.vary).toContain('Accept-Encoding');
    expect(compressed.headers['content-type']).toMatch('javascript');
    const plain = await get('/assets/main.0a1b2c3d.js').set('Accept-Encoding', 'identity').expect(200);
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });

  test('answers 304 for a page that the browser renders as long as nothing changes', async () => {
    const { headers } = await get('/apply').expect(200);
    await get('/apply').set('If-None-Match', String(headers.etag)).expect(304);
  });

  test('answers 304 for an unchanged file and HEAD without a body', async () => {
    const first = await get('/remotes/public/remoteEntry.js').expect(200);
    await get('/remotes/public/remoteEntry.js').set('If-None-Match', String(first.headers.etag)).expect(304);
    const head = await request(running.origin).head('/remotes/public/remoteEntry.js').expect(200);
    expect(head.headers['content-length']).toBe(String(SCRIPT.length));
    await request(running.origin).head('/apply').expect(200);
  });

  test('answers 412 when the file is not the one that the client expects', async () => {
    const answer = await get('/remotes/public/remoteEntry.js').set('If-Match', '"another"').expect(412);
    expect(answer.body).toMatchObject({ code: 'PRECONDITION_FAILED', message: expect.any(String) });
    expect(answer.headers.etag).toBeUndefined();
  });

  test('uses the placeholder company as the site configuration unless a file says otherwise', async () => {
    const answer = await get('/config/site.json').expect(200);
    expect(answer.body).toMatchObject({
      name: 'Saajha Udyog',
      requireReferral: false,
      logo: { primary: '' },
    });
  });

  test('applies a new address of a remote, and the matching policy, while it runs', async () => {
    const before = await get('/config/remotes.json').expect(200);
    expect(before.body.app_public.entry).toBe('/remotes/public/remoteEntry.js');

    const elsewhere = 'https://cdn.example.org/v2/remoteEntry.js';
    writeFileSync(remotesFile, JSON.stringify({ app_public: { entry: elsewhere } }));
    const after = await get('/config/remotes.json').expect(200);
    expect(after.body.app_public.entry).toBe(elsewhere);
    const page = await get('/apply').expect(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self' https://cdn.example.org;");

    const integrity = `sha384-${'A'.repeat(64)}`;
    writeFileSync(remotesFile, JSON.stringify({ app_public: { entry: elsewhere, integrity } }));
    expect((await get('/config/remotes.json')).body.app_public).toEqual({ entry: elsewhere, integrity });

    writeFileSync(remotesFile, '{"app_public":{"entry":"https://cdn.example.org; script-src *"}}');
    const kept = await get('/config/remotes.json').expect(200);
    expect(kept.body.app_public.entry).toBe(elsewhere);
  });

  test('allows the console only scripts of its own remote, wherever the others are', async () => {
    const at = (host: string) => ({ entry: `https://${host}.example.org/remoteEntry.js` });
    const remotes = { app_public: at('pages'), app_admin: at('office'), app_presentation: at('deck') };
    writeFileSync(remotesFile, JSON.stringify(remotes));
    const policy = (await get('/admin').expect(200)).headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://office.example.org;");
    expect(policy).not.toMatch(/pages\.example|deck\.example/);
  });
});
