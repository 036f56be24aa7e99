// @ts-check
/*
 * npm run bench:list [-- --runs 10]: measures how soon a list of the console is painted after the response of the API, by
 * the wall clock and in processor time of the page's main thread, and how many frames take longer than 20 ms while the list
 * is scrolled from end to end. Once with 50 rows, the page size of the list, and once with 200, the most that the API
 * returns. No figure fails the run.
 */

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOptions } from '../command/arguments.mjs';
import { runMain } from '../command/main.mjs';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureBrowser } from '../setup/install/browser.mjs';
import { ensureInstalled } from '../setup/install/npm.mjs';
import { startComposedSite } from './sites.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ clock: number, processor: number }} Paint in ms */
/** @typedef {{ frames: number[], longest: number }} Scroll in ms: each frame by the wall clock, the longest task in processor time */
/** @typedef {{ name: string, pid: number, tid: number, ts: number, tdur?: number }} TraceEvent times in µs */

const ROWS = [50, 200];
const ACCOUNT = { email: 'bench@example.org', password: 'nine brass lamps at dusk' };
const LIST = '/admin/contacts?status=all';
const CATEGORIES = ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
/** Pixels scrolled per frame, as by a fast turn of a mouse wheel. */
const STEP = 40;
const LONG_FRAME_MS = 20;

const values = commandOptions({ runs: { type: 'string', default: '10' } });

await runMain(async () => {
  const { atStop, stopAll } = stopOnSignals();
  await ensureInstalled();
  const work = mkdtempSync(join(tmpdir(), 'bench of a list '));
  atStop(async () => rmSync(work, { recursive: true, force: true }));
  try {
    await ensureBuilt({ only: [] });
    // Imported here because Playwright may only have been installed above.
    const { launchBrowser } = await import('../screenshots/launch-browser.mjs');
    const browser = await launchBrowser(await ensureBrowser());
    atStop(() => browser.close());
    Object.assign(process.env, {
      ADMIN_EMAIL: ACCOUNT.email,
      ADMIN_PASSWORD: ACCOUNT.password,
      RATE_LIMIT_SCALE: '1000',
    });
    const site = await startComposedSite(work, atStop);
    atStop(site.stop);
    for (let sent = 0; sent < Math.max(...ROWS); sent += 1) await sendMessage(site.url, sent);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, baseURL: site.url });
    await logIn(page);
    console.log(
      '| rows | painted after the answer | processor time of it | frames while scrolling | over 20 ms | longest task, processor time |',
    );
    console.log('|---|---|---|---|---|---|');
    for (const rows of ROWS) {
      const paints = [];
      await page.route('**/api/contact?*', (route) =>
        route.continue({ url: route.request().url().replace('limit=50', `limit=${rows}`) }),
      );
      for (let run = 0; run < Number(values.runs); run += 1) paints.push(await paint(page, rows));
      const scrolls = [];
      for (let run = 0; run < Number(values.runs); run += 1) scrolls.push(await scroll(page));
      await page.unroute('**/api/contact?*');
      const long = scrolls.map(({ frames }) => frames.filter((ms) => ms > LONG_FRAME_MS).length);
      const cells = [
        rows,
        `${median(paints.map(({ clock }) => clock))} ms`,
        `${median(paints.map(({ processor }) => processor))} ms`,
        scrolls[0]?.frames.length,
        `${median(long)} (${Math.min(...long)} to ${Math.max(...long)})`,
        `${median(scrolls.map(({ longest }) => longest))} ms`,
      ];
      console.log(`| ${cells.join(' | ')} |`);
    }
  } finally {
    await stopAll();
  }
});

/** @param {number[]} numbers */
function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.round(((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2);
}

/** @param {string} url @param {number} index */
async function sendMessage(url, index) {
  const answer = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: index % 3 === 0 ? `आशा कुमारी` : `Asha Kumari`,
      email: `asha.${index}@example.org`,
      subject: 'General Inquiry',
      message:
        'When does the water plant open? We would like to see it with our neighbours before the rains.',
    }),
  });
  if (!answer.ok) throw new Error(`A message was refused with ${answer.status}.`);
}

/** @param {Page} page */
async function logIn(page) {
  await page.goto(LIST);
  await page.getByLabel('E-mail').fill(ACCOUNT.email);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.locator('tbody tr').first().waitFor();
}

/**
 * Loads the list and waits until its rows are painted.
 * @param {Page} page
 * @param {number} rows
 * @returns {Promise<Paint>}
 */
async function paint(page, rows) {
  const { result: clock, events } = await traced(page, async () => {
    await page.goto(LIST);
    return page.evaluate(paintedAfterResponse, rows);
  });
  const painted = markOf(events, 'bench:painted');
  const tasks = tasksOf(events, painted.ts - clock * 1000, painted);
  return { clock, processor: tasks.reduce((sum, ms) => sum + ms, 0) };
}

/**
 * Scrolls the page from its top to its end.
 * @param {Page} page
 * @returns {Promise<Scroll>}
 */
async function scroll(page) {
  const { result: frames, events } = await traced(page, () => page.evaluate(framesOfScrolling, STEP));
  const tasks = tasksOf(events, markOf(events, 'bench:scrolling').ts, markOf(events, 'bench:scrolled'));
  return { frames, longest: Math.max(...tasks) };
}

/**
 * Runs something while the browser records a trace.
 * @template Result
 * @param {Page} page
 * @param {() => Promise<Result>} act
 * @returns {Promise<{ result: Result, events: TraceEvent[] }>}
 */
async function traced(page, act) {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page of a persistent context cannot be traced.');
  await browser.startTracing(page, { categories: CATEGORIES });
  const result = await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8'));
  return { result, events: traceEvents };
}

/** @param {TraceEvent[]} events @param {string} mark */
function markOf(events, mark) {
  const found = events.find(({ name }) => name === mark);
  if (!found) throw new Error(`The trace has no mark ${mark}.`);
  return found;
}

/**
 * Processor time of each task of the page's main thread in a period, in ms.
 * @param {TraceEvent[]} events
 * @param {number} from begin of the period, in µs
 * @param {TraceEvent} until an event of the main thread, at the end of the period
 */
function tasksOf(events, from, until) {
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === until.pid && tid === until.tid && ts >= from && ts <= until.ts,
    )
    .map(({ tdur = 0 }) => tdur / 1000);
}

/**
 * Runs in the page.
 * @param {number} rows how many rows to wait for
 * @returns {Promise<number>} ms from the end of the list's response until the frame with its rows is painted
 */
function paintedAfterResponse(rows) {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelectorAll('.ad-table tbody tr').length < rows) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      // This message is handled after the frame in which the rows were found is painted.
      port1.onmessage = () => {
        const painted = performance.mark('bench:painted').startTime;
        const responses = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/api/contact?') && name.includes('limit=50'));
        const [response] = /** @type {PerformanceResourceTiming[]} */ (responses);
        resolve(painted - (response?.responseEnd ?? 0));
      };
      port2.postMessage(undefined);
    };
    look();
  });
}

/**
 * Runs in the page: scrolls it from top to end.
 * @param {number} step pixels per frame
 * @returns {Promise<number[]>} duration of each frame in ms
 */
function framesOfScrolling(step) {
  return new Promise((resolve) => {
    /** @type {number[]} */
    const frames = [];
    /** @type {number | undefined} */
    let before;
    window.scrollTo(0, 0);
    performance.mark('bench:scrolling');
    const next = (/** @type {number} */ now) => {
      if (before !== undefined) frames.push(now - before);
      before = now;
      window.scrollBy(0, step);
      if (window.scrollY + window.innerHeight < document.documentElement.scrollHeight - 1) {
        requestAnimationFrame(next);
        return;
      }
      performance.mark('bench:scrolled');
      resolve(frames);
    };
    requestAnimationFrame(next);
  });
}
