import { randomBytes } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import type { DeckKind } from './support/test';

/*
 * Browser tests run against the production build, composed as `npm start` composes it.
 *
 * Environment:
 * - `MONGODB_URI`: database server to use; each worker takes a database name of its own on it.
 * - `BROWSER_EXECUTABLE`: path of the Chrome or Chromium to drive. Unset: Playwright's own.
 * - `E2E_SHOW_LOG`: prints the log of the API after the tests of a worker.
 * - `WALK_SEEDS`, `WALK_PATIENCE`, `FIRST_VISIT`: set by `npm run walk`.
 */

/** Tests of the deck that hold on the whole site only are tagged so. */
const COMPOSED_ONLY = /@composed/;

/** Tests that name a site of their own (`siteFor`) are tagged so; these files start another one for each worker. */
const OWN_SITE = /@own-site|\b(?:online-payment|outage|remotes|two-processes|workers)\.e2e\.ts/;

/** What the names of all databases of a run begin with; workers inherit it. */
process.env.TEST_DATABASES ??= `e2e_${randomBytes(4).toString('hex')}`;

const executablePath = process.env.BROWSER_EXECUTABLE;

export default defineConfig<object, { deck: DeckKind }>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  projects: [
    // First and together: between other tests each would cost two more starts of a site, before it and after it; and in the
    // end, where Playwright puts what needs a worker of its own, one worker would go on alone.
    { name: 'own site', grep: OWN_SITE },
    {
      // The same rules of the deck, on its own site. Early, since its files are long: in the end all workers have something to do.
      name: 'standalone deck',
      testMatch: /presentation-(?!print).*\.e2e\.ts$/,
      grepInvert: COMPOSED_ONLY,
      // What it keeps for use without internet would keep tests from cutting the line; those who want it allow it.
      use: { deck: 'standalone', serviceWorkers: 'block' },
    },
    { name: 'site', testIgnore: 'presentation-standalone*.e2e.ts', grepInvert: OWN_SITE },
  ],
  // The built deck needs no translation, which takes five seconds of each worker that loads it.
  build: { external: ['**/dist-standalone/**'] },
  fullyParallel: false,
  // A test spends half of its time waiting, so more workers than processors pay.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Guards against waiting for ever, not measures: a busy machine may take as long as it needs.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  outputDir: 'test-results/artifacts',
  globalTeardown: '../backend/test/support/after-all-files.ts',
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace doubles the time of a test; `npx playwright test <file> --trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages of tests end before code that V8 optimizes pays for being optimized: 15 % of the pages' processor time.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
});
