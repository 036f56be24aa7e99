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
 * Replaces the drawing script of the deck's build: records each run and writes its input, once the file `hold` is
 * gone. It fails for the slide named by the file `fail`.
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

describe('pictures of shared links to slides', () => {
  let folder: string;
  let running: TestApp;

  const built = (name: string) => path.join(folder, name);
  const drawer = (name: string) => built(`presentation/.server/pictures/${name}`);
  const sets = () => path.join(running.config.dataDir, 'slide-pictures');
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
  const picture = (slide: number, status = 200) =>
    get(`/sharing/en/presentation-${slide}.png`).expect(status);
  const runs = () =>
    existsSync(drawer('runs')) ? readFileSync(drawer('runs'), 'utf8').trim().split('\n') : [];
  /** Advances the clock by this many ms. */
  const later = (ms: number) => {
    const [now, running] = [Date.now() + ms, performance.now() + ms];
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    jest.spyOn(performance, 'now').mockImplementation(() => running);
  };

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
    await get(`/sharing/${name}`).expect(404);
    expect(runs()).toHaveLength(0);
  });

  test('one that cannot be drawn answers 503 and is tried again after a minute; other slides are drawn meanwhile', async () => {
    writeFileSync(drawer('fail'), '9');
    const { headers } = await picture(9, 503);
    expect(headers['retry-after']).toBe('60');
    await picture(9, 503);
    expect(runs()).toHaveLength(1);
    await picture(10);
    rmSync(drawer('fail'));
    later(MINUTE + 1);
    await picture(9);
    expect(runs()).toHaveLength(3);
  });

  test('one that could not be drawn is tried again after a minute, also when the clock was put back meanwhile', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * DAY);
    writeFileSync(drawer('fail'), '9');
    await picture(9, 503);
    clock.mockRestore();
    rmSync(drawer('fail'));
    later(MINUTE + 1);
    await picture(9);
  });

  test('who asks while ten slides wait is told at once to come again, and those ten are drawn', async () => {
    writeFileSync(drawer('hold'), '');
    const asked = Array.from({ length: 11 }, (_, index) =>
      get(`/sharing/en/presentation-${index + 1}.png`).then(({ status }) => status),
    );
    // Nothing has been drawn: the first answer is that of the last caller.
    expect(await Promise.race(asked)).toBe(503);
    rmSync(drawer('hold'));
    expect((await Promise.all(asked)).sort()).toEqual([...Array(10).fill(200), 503]);
    await picture(11);
  });

  test('without room on the disk pictures are answered from memory, the log says it once, and later they are kept', async () => {
    // A file in place of the folder: nothing can be written.
    writeFileSync(sets(), '');
    const { body, headers } = await picture(3);
    expect(Buffer.from(body).toString()).toContain('"number":3');
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    });
    await picture(3);
    await picture(4);
    expect(runs()).toHaveLength(2);
    expect(loggedLines.filter((line) => line.includes('cannot be written'))).toHaveLength(1);
    rmSync(sets());
    later(MINUTE + 1);
    await picture(3);
    const [set = ''] = readdirSync(sets());
    expect(readdirSync(path.join(sets(), set, 'en'))).toEqual(['presentation-3.png']);
    expect(runs()).toHaveLength(2);
  });

  test('pictures of another name or build stay while somebody uses them, and go when nobody has for a day', async () => {
    await picture(1);
    const [first = ''] = readdirSync(sets());
    nameCompany('Naya Udyog');
    await picture(1);
    expect(readdirSync(sets())).toHaveLength(2);
    nameCompany('Milan Udyog');
    await picture(1);
    expect(runs()).toHaveLength(2);
    for (const set of readdirSync(sets())) {
      const twoDaysAgo = new Date(Date.now() - 2 * DAY);
      utimesSync(path.join(sets(), set), twoDaysAgo, twoDaysAgo);
    }
    later(2 * 60 * MINUTE);
    await picture(1);
    expect(Math.round(statSync(path.join(sets(), first)).mtimeMs)).toBe(Date.now());
    await picture(2);
    expect(readdirSync(sets())).toEqual([first]);
    await picture(1);
    expect(runs()).toHaveLength(3);
  });
});
