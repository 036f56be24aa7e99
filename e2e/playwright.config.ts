import { defineConfig } from '@playwright/test';

/**
 * Browser tests run against the production build, composed as `npm start` composes it.
 *
 * Environment:
 * - `MONGODB_URI`: database server to use; each worker takes a database name of its own on it.
 * - `BROWSER_EXECUTABLE`: path of the Chrome or Chromium to drive. Unset: Playwright's own.
 */
const executablePath = process.env.BROWSER_EXECUTABLE;

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  fullyParallel: false,
  // Half of a test is waiting; a third one uses the two processors meanwhile.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Guards against waiting for ever, not measures: a busy machine may take as long as it needs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  outputDir: 'test-results/artifacts',
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
      ],
    },
  },
});
