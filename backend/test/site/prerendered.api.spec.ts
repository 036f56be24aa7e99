import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { PrerenderedPages } from '../../src/site/prerendered/prerendered-pages.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PLAIN = '<!doctype html><html lang="en"><head></head><body>plain</body></html>';
/**
 * Replaces the shell's prerenderer: three pages that name their snapshot. A file beside it controls it: `fail` exits
 * with an error, `die` kills it in the middle, with half a snapshot on disk.
 */
const PRERENDERER = `
const fs = require('node:fs'), path = require('node:path');
process.once('message', (job) => {
  fs.appendFileSync(path.join(__dirname, 'runs'), JSON.stringify({ job, env: Object.keys(process.env) }) + '\\n');
  const mode = fs.existsSync(path.join(__dirname, 'mode')) ? fs.readFileSync(path.join(__dirname, 'mode'), 'utf8') : '';
  if (mode === 'fail') { process.stderr.write('no page today'); process.exit(3); }
  const making = path.join(job.snapshots, '.making-' + process.pid), pages = {};
  for (const [address, file] of [['/', 'index.html'], ['/hi/about', 'hi/about/index.html'], ['/404', '404/index.html']]) {
    const html = '<html data-snapshot="' + job.snapshot + '">' + address + ' of ' + job.site.name + '</html>';
    fs.mkdirSync(path.dirname(path.join(making, file)), { recursive: true });
    fs.writeFileSync(path.join(making, file), html);
    pages[address] = { file, bytes: Buffer.byteLength(html) };
    if (mode === 'die') process.kill(process.pid, 'SIGKILL');
  }
  fs.writeFileSync(path.join(making, 'snapshot.json'), JSON.stringify({ snapshot: job.snapshot, pages }));
  fs.rmSync(path.join(job.snapshots, job.snapshot), { recursive: true, force: true });
  fs.renameSync(making, path.join(job.snapshots, job.snapshot));
  process.send({ pages: 3, failed: [] }, () => process.exit(0));
});`;

describe('prerendered pages', () => {
  let folder: string;
  let running: TestApp;

  const put = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  };
  /** A build as written by webpack: `first` is the file that a browser loads first. */
  const build = (name: 'shell' | 'public' | 'presentation', first: string, content: string) => {
    put(`${name}/${first}`, content);
    put(`${name}/.server/main.cjs`, PRERENDERER);
    const hash = createHash('sha256').update(content).digest('hex');
    put(`${name}/.server/build.json`, JSON.stringify({ build: hash, first: hash, parts: {} }));
  };
  const get = (address: string) => request(running.origin).get(address);
  const made = () => running.app.get(PrerenderedPages).refresh();
  const snapshotOf = (html: string) => /data-snapshot="(\w+)"/.exec(html)?.[1];
  const runs = () => {
    const file = path.join(folder, 'shell/.server/runs');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  };
  const snapshots = () => readdirSync(path.join(running.config.dataDir, 'prerendered'));
  const start = () =>
    startTestApp({
      env: {
        SITE_CONFIG: path.join(folder, 'site.json'),
        REMOTES_CONFIG: path.join(folder, 'remotes.json'),
      },
      config: {
        web: {
          shell: path.join(folder, 'shell'),
          remotes: {
            public: path.join(folder, 'public'),
            admin: folder,
            presentation: path.join(folder, 'presentation'),
          },
        },
      },
    });

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'community-factories-prerendered-'));
    build('shell', 'index.html', PLAIN);
    build('public', 'remoteEntry.js', 'first build');
    build('presentation', 'remoteEntry.js', 'first deck');
    put('remotes.json', '{}');
    put('site.json', JSON.stringify(await siteNamed('One Company')));
    running = await start();
  });
  afterEach(async () => {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('the first visitor gets the page that the browser makes, later ones the prerendered one', async () => {
    const first = await get('/').expect(200);
    expect(first.text).toBe(PLAIN);
    await made();
    const later = await get('/').expect(200);
    expect(later.text).toContain('/ of One Company');
    expect(later.headers['content-security-policy']).toContain("script-src 'self';");
    expect(later.headers['cache-control']).toBe('no-cache');
    await get('/').set('If-None-Match', String(later.headers.etag)).expect(304);
    await request(running.origin).head('/').expect(200);
  });

  test('every address gets its own page, and one that leads nowhere the page that says so with status 404', async () => {
    await made();
    expect((await get('/hi/about').expect(200)).text).toContain('/hi/about of');
    // Only the URL determines the language.
    expect((await get('/').set('Accept-Language', 'hi-IN').expect(200)).text).toContain('>/ of');
    expect((await get('/nowhere').expect(404)).text).toContain('/404 of');
    // Not in the snapshot: rendered in the browser.
    expect((await get('/about').expect(200)).text).toBe(PLAIN);
  });

  test.each([
    ['another build of the shell', () => build('shell', 'index.html', `${PLAIN} `)],
    ['another build of the public remote', () => build('public', 'remoteEntry.js', 'second build')],
    ['another build of the deck', () => build('presentation', 'remoteEntry.js', 'second deck')],
    ['another site configuration', async () => put('site.json', JSON.stringify(await siteNamed('Other')))],
    ['another place of a remote', () => put('remotes.json', '{"app_admin":{"entry":"/elsewhere/admin.js"}}')],
  ])('after %s the old pages are never sent again and new ones are made', async (_what, change) => {
    await made();
    const before = snapshotOf((await get('/')).text);
    await change();
    const next = await get('/').expect(200);
    expect(snapshotOf(next.text)).toBeUndefined();
    await made();
    const after = snapshotOf((await get('/')).text);
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });

  test('many visitors at once start one run', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/').expect(200)));
    await made();
    expect(runs()).toHaveLength(1);
  });

  test('the prerenderer is told nothing of the secrets', async () => {
    await made();
    expect(JSON.parse(String(runs()[0])).env).not.toEqual(expect.arrayContaining(['MONGODB_URI']));
  });

  test.each(['fail', 'die'])('a prerenderer that ends badly (%s) leaves the site as it is', async (mode) => {
    put('shell/.server/mode', mode);
    await made();
    await made();
    expect((await get('/').expect(200)).text).toBe(PLAIN);
    // Not retried at once.
    expect(runs()).toHaveLength(1);
    if (mode === 'die') expect(snapshots().filter((name) => !name.startsWith('.'))).toEqual([]);
  });

  test('a snapshot that was damaged on the disk is not used and made anew', async () => {
    await made();
    const snapshot = String(snapshots()[0]);
    const folderOfSnapshot = path.join(running.config.dataDir, 'prerendered', snapshot);
    writeFileSync(path.join(folderOfSnapshot, 'index.html'), '<html>ha');
    expect((await get('/').expect(200)).text).toBe(PLAIN);
    await made();
    expect(snapshotOf((await get('/')).text)).toBe(snapshot);
  });

  test('a deck without server code, or of another build, is left to the browser, and nothing else is', async () => {
    const builds = () => runs().map((run) => Object.keys(JSON.parse(run).job.builds));
    rmSync(path.join(folder, 'presentation/.server'), { recursive: true });
    await made();
    expect(snapshotOf((await get('/')).text)).toBeDefined();
    build('presentation', 'remoteEntry.js', 'first deck');
    await made();
    expect(builds()).toEqual([['app_public'], ['app_public', 'app_presentation']]);
  });

  test('an unfinished build is not prerendered', async () => {
    put('public/remoteEntry.js', 'half of the next build');
    await made();
    expect((await get('/').expect(200)).text).toBe(PLAIN);
    expect(runs()).toHaveLength(0);
  });

  describe('of a remote on another origin', () => {
    let cdn: Server;
    let served: Record<string, string>;
    beforeEach(async () => {
      served = { '/v1/remoteEntry.js': 'first build' };
      cdn = createServer((asked, answer) => {
        const content = served[asked.url ?? ''];
        answer.writeHead(content === undefined ? 404 : 200).end(content);
      }).listen(0, '127.0.0.1');
      await new Promise((resolve) => cdn.once('listening', resolve));
      const { port } = cdn.address() as AddressInfo;
      put(
        'remotes.json',
        JSON.stringify({ app_public: { entry: `http://127.0.0.1:${port}/v1/remoteEntry.js` } }),
      );
    });
    afterEach(() => new Promise((resolve) => cdn.close(resolve)));

    test('are made when it is the very build whose server code lies here', async () => {
      await made();
      expect(snapshotOf((await get('/')).text)).toBeDefined();
    });

    test('are not made when it is another build', async () => {
      served['/v1/remoteEntry.js'] = 'a build from somewhere else';
      await made();
      expect((await get('/').expect(200)).text).toBe(PLAIN);
    });
  });

  test.each([
    ['/About', '/about'],
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/HI/About/?a=1&b=%2F', '/hi/about?a=1&b=%2F'],
    ['/hi/', '/hi'],
    ['/%61bout', '/about'],
  ])('%s leads to the one address of the page, %s', async (asked, right) => {
    const answer = await fetch(running.origin + asked, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, right]);
  });

  async function siteNamed(name: string): Promise<object> {
    const { placeholderSite } = await import('../../src/config/site/placeholder-site.js');
    return { ...placeholderSite('http://localhost:3000'), name };
  }
});
