import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { COMPANY } from '../support/factories/company.js';
import { loggedLines } from '../support/logged-lines.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/**
 * Replaces the drawing script of the deck’s build: records each run, waits while the file `hold` exists, and outputs
 * its input. It fails for the slide whose number is in the file `fail`.
 */
const DRAWER = `
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
const beside = (name) => path.join(import.meta.dirname, name);
appendFileSync(beside('runs'), process.argv[2] + Object.keys(process.env) + '\\n');
while (existsSync(beside('hold'))) await delay(10);
const { number } = JSON.parse(process.argv[2]);
if (existsSync(beside('fail')) && Number(readFileSync(beside('fail'))) === number) throw new Error('no picture today');
process.stdout.write(process.argv[2]);`;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the preview image of a slide', () => {
  let folder: string;
  let running: TestApp;

  const built = (name: string) => path.join(folder, name);
  const drawer = (name: string) => built(`presentation/.server/pictures/${name}`);
  const imageFolder = () => path.join(running.config.dataDir, 'slide-pictures');
  const nameCompany = (name: string) =>
    writeFileSync(built('site.json'), JSON.stringify({ ...COMPANY, name }));

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'community-factories-slides-'));
    mkdirSync(drawer(''), { recursive: true });
    mkdirSync(built('shell'));
    writeFileSync(drawer('draw-slide.mjs'), DRAWER);
    nameCompany('Milan Udyog');
    running = await startTestApp({
      env: { SITE_CONFIG: built('site.json'), LOG_LEVEL: 'warn' },
      config: {
        web: {
          shell: built('shell'),
          remotes: { public: built('public'), admin: built('admin'), presentation: built('presentation') },
        },
      },
    });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    rmSync(drawer('hold'), { force: true });
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const get = (address: string) => request(running.origin).get(address).buffer(true);
  const image = (slide: number, status = 200) => get(`/sharing/en/presentation-${slide}.png`).expect(status);
  const runs = () =>
    existsSync(drawer('runs')) ? readFileSync(drawer('runs'), 'utf8').trim().split('\n') : [];
  /** Advances both clocks by this many ms. */
  const advanceClocks = (ms: number) => {
    const [now, elapsed] = [Date.now() + ms, performance.now() + ms];
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    jest.spyOn(performance, 'now').mockImplementation(() => elapsed);
  };

  test('is drawn once for simultaneous requests, with the company’s name and without access to secrets', async () => {
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

  test('does not exist for another slide or language, under another spelling or another name', async () => {
    for (const name of [
      'en/presentation-0.png',
      'en/presentation-31.png',
      'de/presentation-7.png',
      'en/presentation-07.png',
      'en/other.png',
    ]) {
      expect([name, (await get(`/sharing/${name}`)).status]).toEqual([name, 404]);
    }
    expect(runs()).toHaveLength(0);
  });

  test('answers 503 when drawing fails and is retried after a minute, while other slides are drawn', async () => {
    writeFileSync(drawer('fail'), '9');
    const { headers } = await image(9, 503);
    expect(headers['retry-after']).toBe('60');
    await image(9, 503);
    expect(runs()).toHaveLength(1);
    await image(10);
    rmSync(drawer('fail'));
    advanceClocks(MINUTE + 1);
    await image(9);
    expect(runs()).toHaveLength(3);
  });

  test('is retried a minute after a failure even if the system clock was set back meanwhile', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * DAY);
    writeFileSync(drawer('fail'), '9');
    await image(9, 503);
    clock.mockRestore();
    rmSync(drawer('fail'));
    advanceClocks(MINUTE + 1);
    await image(9);
  });

  test('answers 503 at once while ten slides are queued, and those ten are drawn', async () => {
    writeFileSync(drawer('hold'), '');
    const asked = Array.from({ length: 11 }, (_, index) =>
      get(`/sharing/en/presentation-${index + 1}.png`).then(({ status }) => status),
    );
    // Nothing has been drawn yet, so the first answer belongs to the eleventh request.
    expect(await Promise.race(asked)).toBe(503);
    rmSync(drawer('hold'));
    expect((await Promise.all(asked)).sort()).toEqual([...Array(10).fill(200), 503]);
    await image(11);
  });

  test('is sent from memory while it cannot be written to disk, which is logged once, and is stored later', async () => {
    // A file in place of the folder makes every write fail.
    writeFileSync(imageFolder(), '');
    const { body, headers } = await image(3);
    expect(Buffer.from(body).toString()).toContain('"number":3');
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    await image(3);
    await image(4);
    expect(runs()).toHaveLength(2);
    expect(loggedLines.filter((line) => line.includes('cannot be written'))).toHaveLength(1);
    rmSync(imageFolder());
    advanceClocks(MINUTE + 1);
    await image(3);
    const [set = ''] = readdirSync(imageFolder());
    expect(readdirSync(path.join(imageFolder(), set, 'en'))).toEqual(['presentation-3.png']);
    expect(runs()).toHaveLength(2);
  });

  test('is kept while its company name is in use, and deleted after a day without use', async () => {
    await image(1);
    const [first = ''] = readdirSync(imageFolder());
    nameCompany('Naya Udyog');
    await image(1);
    expect(readdirSync(imageFolder())).toHaveLength(2);
    nameCompany('Milan Udyog');
    await image(1);
    expect(runs()).toHaveLength(2);
    for (const set of readdirSync(imageFolder())) {
      const twoDaysAgo = new Date(Date.now() - 2 * DAY);
      utimesSync(path.join(imageFolder(), set), twoDaysAgo, twoDaysAgo);
    }
    advanceClocks(2 * 60 * MINUTE);
    await image(1);
    expect(Math.round(statSync(path.join(imageFolder(), first)).mtimeMs)).toBe(Date.now());
    await image(2);
    expect(readdirSync(imageFolder())).toEqual([first]);
    await image(1);
    expect(runs()).toHaveLength(3);
  });
});
