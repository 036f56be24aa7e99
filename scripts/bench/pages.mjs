// @ts-check
/*
 * npm run bench:pages [-- --runs 3 --only /join --deck]: runs Lighthouse with its phone settings on every public page of the
 * built site, or with --deck on pages of the standalone deck, and prints the median of each figure. Lighthouse is installed
 * once into the cache folder, because it is not a dependency of the product. No figure fails the run. Other work on the
 * machine makes the figures worse.
 */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder } from '../cache-folder.mjs';
import { commandOptions } from '../command/arguments.mjs';
import { runMain } from '../command/main.mjs';
import { step } from '../command/progress.mjs';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { runCommand } from '../processes/run-command.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureBrowser } from '../setup/install/browser.mjs';
import { ensureInstalled } from '../setup/install/npm.mjs';
import { publicPaths } from '../site-map.mjs';
import { startComposedSite, startDeck } from './sites.mjs';

const VERSION = '12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Slides 2 to 30 are left out: they are deliberately not indexed, which Lighthouse would count against them. */
const DECK_PATHS = ['/', '/hi', '/text', '/hi/text'];

const values = commandOptions({
  runs: { type: 'string', default: '3' },
  only: { type: 'string' },
  deck: { type: 'boolean', default: false },
});

await runMain(async () => {
  const { atStop, stopAll } = stopOnSignals();
  await ensureInstalled();
  const work = mkdtempSync(join(tmpdir(), 'bench of pages '));
  atStop(async () => rmSync(work, { recursive: true, force: true }));
  try {
    await ensureBuilt({ only: values.deck ? ['deck'] : [] });
    const browser = await ensureBrowser();
    const tools = await step('Lighthouse', fetchLighthouse);
    const site = values.deck ? await startDeck(join(work, 'deck')) : await startComposedSite(work, atStop);
    atStop(site.stop);
    console.log('| page | performance | accessibility | best practices | SEO | LCP | TBT | CLS |');
    console.log('|---|---|---|---|---|---|---|---|');
    for (const path of values.deck ? DECK_PATHS : await publicPaths(site.url)) {
      if (values.only && path !== values.only) continue;
      console.log(await rowOf(tools, browser, site.url, path));
    }
  } finally {
    await stopAll();
  }
});

/** @returns {Promise<{ lighthouse: any, launch: any }>} */
async function fetchLighthouse() {
  const folder = join(cacheFolder(process.env, undefined), `lighthouse-${VERSION}`);
  const packages = join(folder, 'node_modules');
  if (!existsSync(join(packages, 'lighthouse', 'package.json'))) {
    await runCommand('npm', ['install', '--prefix', folder, '--no-save', `lighthouse@${VERSION}`]);
  }
  const load = (/** @type {string[]} */ ...parts) => import(pathToFileURL(join(packages, ...parts)).href);
  const { default: lighthouse } = await load('lighthouse', 'core', 'index.js');
  const { launch } = await load('chrome-launcher', 'dist', 'index.js');
  return { lighthouse, launch };
}

/**
 * @param {{ lighthouse: any, launch: any }} tools
 * @param {string} browser
 * @param {string} url
 * @param {string} path
 */
async function rowOf({ lighthouse, launch }, browser, url, path) {
  /** @type {number[][]} */
  const runs = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const chrome = await launch({
      chromePath: browser,
      chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const { lhr } = await lighthouse(url + path, {
        port: chrome.port,
        logLevel: 'error',
        onlyCategories: CATEGORIES,
      });
      runs.push([
        ...CATEGORIES.map((name) => Math.round(lhr.categories[name].score * 100)),
        lhr.audits['largest-contentful-paint'].numericValue,
        lhr.audits['total-blocking-time'].numericValue,
        lhr.audits['cumulative-layout-shift'].numericValue,
      ]);
    } finally {
      await chrome.kill();
    }
  }
  const medians = (runs[0] ?? []).map((_, figure) => median(runs.map((run) => run[figure] ?? 0)));
  const [lcp = 0, tbt = 0, cls = 0] = medians.slice(CATEGORIES.length);
  const scores = medians.slice(0, CATEGORIES.length).join(' | ');
  return `| \`${path}\` | ${scores} | ${(lcp / 1000).toFixed(2)} s | ${Math.round(tbt)} ms | ${cls.toFixed(3)} |`;
}

/** @param {number[]} numbers */
function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
