import { randomBytes } from 'node:crypto';
import { defineConfig } from '@playwright/test';
import type { DeckKind } from './support/test';

/*
 * Browser tests run against the production build, composed as `npm start` composes it.
 *
 * Environment:
 * - `MONGODB_URI`: database server; each worker uses its own database on it.
 * - `BROWSER_EXECUTABLE`: path of Chrome or Chromium; if unset, Playwright’s own browser is used.
 * - `E2E_SHOW_LOG`: if set, each worker prints the log of its API after its tests.
 * - `WALK_SEEDS`, `WALK_PATIENCE`, `FIRST_VISIT`: set by `npm run walk`.
 */

/** Tag of deck tests that apply only to the composed site. */
const COMPOSED_ONLY = /@composed/;

/** Tests that start a site of their own (`siteFor`), by tag or file. */
const OWN_SITE = /@own-site|\b(?:online-payment|remotes|two-processes|workers)\.e2e\.ts/;

/** Prefix of all database names of a run. Workers inherit it. */
process.env.TEST_DATABASES ??= `e2e_${randomBytes(4).toString('hex')}`;

const executablePath = process.env.BROWSER_EXECUTABLE;

export default defineConfig<object, { deck: DeckKind }>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  projects: [
    // Runs first and together. Between other tests, each would cost two more starts of a site; at the end, where
    // Playwright puts tests that need a worker of their own, a single worker would run alone.
    { name: 'own site', grep: OWN_SITE },
    {
      // The deck tests on the standalone site. They run early because their files are long, so that all workers are
      // busy until the end.
      name: 'standalone deck',
      testMatch: /e2e\/presentation\/(?!print)/,
      grepInvert: COMPOSED_ONLY,
      // The service worker’s cache would hide a lost connection; tests that need it allow it.
      use: { deck: 'standalone', serviceWorkers: 'block' },
    },
    { name: 'site', testIgnore: 'presentation/standalone*.e2e.ts', grepInvert: OWN_SITE },
  ],
  // The built deck needs no transpiling, which would take five seconds per worker.
  build: { external: ['**/dist-standalone/**'] },
  fullyParallel: false,
  // Tests spend half of their time waiting, so more workers than processors are faster.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // Generous for busy machines: these timeouts only prevent an endless wait.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  outputDir: 'test-results/artifacts',
  globalTeardown: '../backend/test/support/run/after-all-files.ts',
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tracing doubles the time of a test; enable it with `npx playwright test <file> --trace on`.
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
        // Test pages are too short-lived for V8’s optimising compilers, which would take 15 % of their processor time.
        '--js-flags=--no-maglev --no-turbofan',
      ],
    },
  },
});
