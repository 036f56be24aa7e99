// @ts-check
/*
 * npm run bench:deck [-- --runs 3 --site composed|standalone --each]: measures what a slide change costs the main thread on
 * a processor that is four times slower: the first change of a visit, all thirty forward and back, and the overview. With
 * --each it prints every change. Prints the median of the runs; no figure fails the run.
 *
 * The slower processor is simulated by multiplying the processor time of each task by four. The browser's own CPU
 * throttling waits by the wall clock, and would count what other programs do meanwhile.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandOptions } from '../command/arguments.mjs';
import { runMain } from '../command/main.mjs';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureBrowser } from '../setup/install/browser.mjs';
import { ensureInstalled } from '../setup/install/npm.mjs';
import { costsOf, LIMIT_MS } from './longest-tasks.mjs';
import { startComposedSite, startDeck } from './sites.mjs';

/** @typedef {import('./longest-tasks.mjs').ActionCost} ActionCost */

/** Pause between two changes: the transition of a slide takes 300 ms, and drawing its neighbours follows. */
const SETTLED_MS = 700;
const SLIDES = 30;
const SCREENS = /** @type {const} */ ([
  ['1920 × 1080', { viewport: { width: 1920, height: 1080 } }],
  ['phone, 390 × 844', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
]);

const values = commandOptions({
  runs: { type: 'string', default: '3' },
  site: { type: 'string' },
  each: { type: 'boolean', default: false },
});

await runMain(async () => {
  const { atStop, stopAll } = stopOnSignals();
  await ensureInstalled();
  const work = mkdtempSync(join(tmpdir(), 'bench of the deck '));
  atStop(async () => rmSync(work, { recursive: true, force: true }));
  try {
    await ensureBuilt({ only: values.site === 'standalone' ? ['deck'] : [] });
    // Imported here because Playwright may only have been installed above.
    const { launchBrowser } = await import('../screenshots/launch-browser.mjs');
    const browser = await launchBrowser(await ensureBrowser());
    atStop(() => browser.close());
    console.log(`| deck | screen | what | longest task | tasks over ${LIMIT_MS} ms |`);
    console.log('|---|---|---|---|---|');
    for (const [kind, start, path] of /** @type {const} */ ([
      ['composed', () => startComposedSite(work, atStop), '/hi/presentation'],
      ['standalone', () => startDeck(join(work, 'deck')), '/hi'],
    ])) {
      if (values.site && values.site !== kind) continue;
      const site = await start();
      atStop(site.stop);
      for (const [screen, options] of SCREENS) {
        /** @type {ActionCost[][]} */
        const runs = [];
        for (let run = 0; run < Number(values.runs); run += 1)
          runs.push(await measureVisit(browser, site.url + path, options));
        for (const row of rowsOf(medians(runs))) console.log(`| ${kind} | ${screen} | ${row} |`);
      }
    }
  } finally {
    await stopAll();
  }
});

/**
 * Measures one visit by keyboard.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('@playwright/test').BrowserContextOptions} options
 * @returns {Promise<ActionCost[]>}
 */
async function measureVisit(browser, url, options) {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => !document.querySelector('[data-hydrating]'));
    await pause(SETTLED_MS);
    const press = (/** @type {string} */ name, /** @type {string} */ key) => ({
      name,
      act: async () => {
        await page.keyboard.press(key);
        await pause(SETTLED_MS);
      },
    });
    const slides = Array.from({ length: SLIDES }, (_, index) => index + 1);
    const slideAfter = (/** @type {number} */ slide) => (slide % SLIDES) + 1;
    return await costsOf(page, [
      press('first change', 'ArrowRight'),
      ...slides.map((slide) => press(`to slide ${slideAfter(slide + 1)}`, 'ArrowRight')),
      ...slides.toReversed().map((slide) => press(`back to slide ${slideAfter(slide)}`, 'ArrowLeft')),
      press('overview, first opening', 'o'),
      press('overview, closing', 'Escape'),
      press('overview, opening again', 'o'),
    ]);
  } finally {
    await context.close();
  }
}

/**
 * @param {readonly ActionCost[][]} runs costs of the same actions in each run
 * @returns {ActionCost[]}
 */
function medians(runs) {
  const median = (/** @type {number[]} */ numbers) =>
    [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
  return (runs[0] ?? []).map(({ action }, index) => ({
    action,
    longestMs: median(runs.map((run) => run[index]?.longestMs ?? 0)),
    overLimit: median(runs.map((run) => run[index]?.overLimit ?? 0)),
  }));
}

/**
 * Table rows: every action with --each, else the most expensive change of each direction and the other actions.
 * @param {readonly ActionCost[]} costs
 */
function rowsOf(costs) {
  const directions = /** @type {const} */ ([
    [/^to slide/, 'forward, the costliest'],
    [/^back to slide/, 'back, the costliest'],
  ]);
  const row = (/** @type {string} */ what, /** @type {ActionCost} */ { longestMs, overLimit }) =>
    `${what} | ${Math.round(longestMs)} ms | ${overLimit}`;
  if (values.each) return costs.map((cost) => row(cost.action, cost));
  const costliest = directions.flatMap(([name, what]) => {
    const changes = costs.filter(({ action }) => name.test(action));
    const [worst] = changes.toSorted((a, b) => b.longestMs - a.longestMs);
    const many = changes.filter(({ overLimit }) => overLimit > 1).length;
    return worst
      ? [`${row(`${what}: ${worst.action}`, worst)}; ${many} of ${changes.length} changes more than one`]
      : [];
  });
  const others = costs.filter(({ action }) => directions.every(([name]) => !name.test(action)));
  const [first, ...rest] = others.map((cost) => row(cost.action, cost));
  return [first, ...costliest, ...rest];
}
