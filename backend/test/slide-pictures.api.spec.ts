import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { startTestApp, type TestApp } from './support/test-app.js';

/** Stands in for what the deck's build draws with: writes what it was told, and notes each run. */
const DRAWER = `
import { appendFileSync, existsSync } from 'node:fs';
import path from 'node:path';
const beside = (name) => path.join(import.meta.dirname, name);
appendFileSync(beside('runs'), process.argv[2] + Object.keys(process.env) + '\\n');
if (existsSync(beside('fail'))) throw new Error('no picture today');
process.stdout.write(process.argv[2]);`;

describe('pictures of shared links to slides', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'community-factories-slides-'));
  const drawer = path.join(folder, 'presentation/.server/pictures');
  let running: TestApp;

  beforeAll(async () => {
    mkdirSync(drawer, { recursive: true });
    mkdirSync(path.join(folder, 'shell'));
    writeFileSync(path.join(drawer, 'draw-slide.mjs'), DRAWER);
    const built = (name: string) => path.join(folder, name);
    running = await startTestApp({
      config: {
        dataDir: path.join(folder, 'data'),
        web: {
          shell: built('shell'),
          remotes: { public: built('public'), admin: built('admin'), presentation: built('presentation') },
        },
      },
    });
  });
  afterAll(async () => {
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (address: string) => request(running.origin).get(address).buffer(true);
  const runs = () =>
    existsSync(path.join(drawer, 'runs'))
      ? readFileSync(path.join(drawer, 'runs'), 'utf8').trim().split('\n')
      : [];

  test('a picture is drawn once, also when many ask at the same time, with the company’s name and no secret', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => get('/sharing/hi/presentation-7.png').expect(200)));
    await get('/sharing/hi/presentation-7.png').expect(200);
    expect(runs()).toHaveLength(1);
    expect(runs()[0]).toMatch(/^\{"locale":"hi","number":7,"company":"[^"]+"\}NODE_ENV$/);
    const [{ headers } = { headers: {} }] = answers;
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each([
    'en/presentation-0.png',
    'en/presentation-31.png',
    'de/presentation-7.png',
    'en/presentation-07.png',
    'en/other.png',
  ])('%s is nobody’s picture', async (name) => {
    const before = runs().length;
    await get(`/sharing/${name}`).expect(404);
    expect(runs()).toHaveLength(before);
  });

  test('one that cannot be drawn answers 503, and is not tried again at once', async () => {
    writeFileSync(path.join(drawer, 'fail'), '');
    const before = runs().length;
    const { headers } = await get('/sharing/en/presentation-9.png').expect(503);
    expect(headers['retry-after']).toBe('60');
    await get('/sharing/en/presentation-10.png').expect(503);
    expect(runs()).toHaveLength(before + 1);
  });
});
