import { expect, type Page, test } from '@playwright/test';

/** Budgets of a first visit to a public page before any interaction, in KiB transferred (brotli). */
const SCRIPTS_BUDGET = 110;
const TOTAL_BUDGET = 300;

interface Loaded {
  path: string;
  bytes: number;
}

/** Expects a first visit with an empty cache and without interaction to stay within the budget. */
export async function expectSmall(page: Page, address: string): Promise<void> {
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  );
  const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
  test.info().annotations.push({
    type: 'size',
    description: `${address}: ${kibOf(scripts).toFixed(1)} KiB of scripts, ${kibOf(loaded).toFixed(1)} in total`,
  });
  expect(scripts.length, address).toBeGreaterThan(0);
  expect.soft(kibOf(scripts), `${address}: ${JSON.stringify(scripts)}`).toBeLessThanOrEqual(SCRIPTS_BUDGET);
  expect.soft(kibOf(loaded), `${address}: ${JSON.stringify(loaded)}`).toBeLessThanOrEqual(TOTAL_BUDGET);
}

const kibOf = (loaded: Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
