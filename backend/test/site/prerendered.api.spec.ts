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
 * Replaces the shell’s prerenderer: three pages that name their snapshot. The content of a file `mode` next to it
 * controls it: `fail` exits with an error, `die` kills the process halfway, with part of a snapshot on disk.
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
  /** Writes a build as webpack does; `first` is the file that a browser loads first. */
  const build = (name: 'shell' | 'public' | 'presentation', first: string, content: string) => {
    put(`${name}/${first}`, content);
    put(`${name}/.server/main.cjs`, PRERENDERER);
    const hash = createHash('sha256').update(content).digest('hex');
    put(`${name}/.server/build.json`, JSON.stringify({ build: hash, first: hash, parts: {} }));
  };
  const get = (address: string) => request(running.origin).get(address);
  const refresh = () => running.app.get(PrerenderedPages).refresh();
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

  test('are sent once they exist; until then the browser renders the page', async () => {
    const first = await get('/').expect(200);
    expect(first.text).toBe(PLAIN);
    await refresh();
    const later = await get('/').expect(200);
    expect(later.text).toContain('/ of One Company');
    expect(later.headers['content-security-policy']).toContain("script-src 'self';");
    expect(later.headers['cache-control']).toBe('no-cache');
    await get('/').set('If-None-Match', String(later.headers.etag)).expect(304);
    await request(running.origin).head('/').expect(200);
  });

  test('are sent for their own addresses, and the 404 page with status 404 for unknown ones', async () => {
    await refresh();
    expect((await get('/hi/about').expect(200)).text).toContain('/hi/about of');
    // Only the URL determines the language.
    expect((await get('/').set('Accept-Language', 'hi-IN').expect(200)).text).toContain('>/ of');
    expect((await get('/nowhere').expect(404)).text).toContain('/404 of');
    // Not in the snapshot, so rendered in the browser.
    expect((await get('/about').expect(200)).text).toBe(PLAIN);
  });

  test.each([
    ['a new build of the shell', () => build('shell', 'index.html', `${PLAIN} `)],
    ['a new build of the public remote', () => build('public', 'remoteEntry.js', 'second build')],
    ['a new build of the deck', () => build('presentation', 'remoteEntry.js', 'second deck')],
    ['a changed site configuration', async () => put('site.json', JSON.stringify(await siteNamed('Other')))],
    [
      'a changed address of a remote',
      () => put('remotes.json', '{"app_admin":{"entry":"/elsewhere/admin.js"}}'),
    ],
  ])('are no longer sent, but rebuilt, after %s', async (_what, change) => {
    await refresh();
    const before = snapshotOf((await get('/')).text);
    await change();
    const next = await get('/').expect(200);
    expect(snapshotOf(next.text)).toBeUndefined();
    await refresh();
    const after = snapshotOf((await get('/')).text);
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });

  test('are built in one run when many visitors arrive at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => get('/').expect(200)));
    await refresh();
    expect(runs()).toHaveLength(1);
  });

  test('are built by a process without secrets in its environment', async () => {
    await refresh();
    expect(JSON.parse(String(runs()[0])).env).not.toEqual(expect.arrayContaining(['MONGODB_URI']));
  });

  test.each(['fail', 'die'])(
    'are left out, without an immediate retry, when the prerenderer fails (%s)',
    async (mode) => {
      put('shell/.server/mode', mode);
      await refresh();
      await refresh();
      expect((await get('/').expect(200)).text).toBe(PLAIN);
      expect(runs()).toHaveLength(1);
      if (mode === 'die') expect(snapshots().filter((name) => !name.startsWith('.'))).toEqual([]);
    },
  );

  test('are rebuilt instead of sent when their snapshot is damaged on disk', async () => {
    await refresh();
    const snapshot = String(snapshots()[0]);
    const snapshotFolder = path.join(running.config.dataDir, 'prerendered', snapshot);
    writeFileSync(path.join(snapshotFolder, 'index.html'), '<html>ha');
    expect((await get('/').expect(200)).text).toBe(PLAIN);
    await refresh();
    expect(snapshotOf((await get('/')).text)).toBe(snapshot);
  });

  test('leave out only the deck while its server code is missing', async () => {
    const builds = () => runs().map((run) => Object.keys(JSON.parse(run).job.builds));
    rmSync(path.join(folder, 'presentation/.server'), { recursive: true });
    await refresh();
    expect(snapshotOf((await get('/')).text)).toBeDefined();
    build('presentation', 'remoteEntry.js', 'first deck');
    await refresh();
    expect(builds()).toEqual([['app_public'], ['app_public', 'app_presentation']]);
  });

  test('are not built from an incomplete build', async () => {
    put('public/remoteEntry.js', 'half of the next build');
    await refresh();
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

    test('are built when it is the build whose server code is stored here', async () => {
      await refresh();
      expect(snapshotOf((await get('/')).text)).toBeDefined();
    });

    test('are not built when it is another build', async () => {
      served['/v1/remoteEntry.js'] = 'a build from somewhere else';
      await refresh();
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
  ])('redirect %s to the canonical address %s', async (asked, right) => {
    const answer = await fetch(running.origin + asked, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, right]);
  });

  async function siteNamed(name: string): Promise<object> {
    const { placeholderSite } = await import('../../src/config/site/placeholder-site.js');
    return { ...placeholderSite('http://localhost:3000'), name };
  }
});
