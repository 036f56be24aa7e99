import type { Page } from '@playwright/test';
import { splitLocale } from '../frontend-shared/src/i18n/locale';
import { PUBLIC_ADDRESSES, pagesReady } from './support/prerendered';
import { expect, test } from './support/test';

/** What a first visit of a public page may cost before anything on it is touched, in KiB as it travels (brotli). */
const SCRIPTS_BUDGET = 110;
const WHOLE_BUDGET = 300;

test.beforeEach(({ site }) => pagesReady(site.url));

const PHONE = { width: 390, height: 844 };

interface Loaded {
  path: string;
  bytes: number;
}

/** Everything that a browser which has been nowhere before asks for to show a page. */
async function firstVisit(page: Page, address: string): Promise<Loaded[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  );
}

const sum = (loaded: Loaded[]) => loaded.reduce((bytes, one) => bytes + one.bytes, 0) / 1024;

for (const locale of ['en', 'hi']) {
  test(`a first visit of each public page keeps to its budget (${locale})`, async ({ browser, site }) => {
    for (const address of PUBLIC_ADDRESSES.filter((one) => splitLocale(one).locale === locale)) {
      // A context of its own for each page: what an earlier one had fetched would not count.
      const context = await browser.newContext({ baseURL: site.url, viewport: PHONE });
      const loaded = await firstVisit(await context.newPage(), address);
      await context.close();
      const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
      test.info().annotations.push({
        type: 'size',
        description: `${address}: ${sum(scripts).toFixed(1)} KiB of scripts, ${sum(loaded).toFixed(1)} in all`,
      });
      expect(scripts.length, address).toBeGreaterThan(0);
      expect.soft(sum(scripts), `${address}: ${JSON.stringify(scripts)}`).toBeLessThanOrEqual(SCRIPTS_BUDGET);
      expect.soft(sum(loaded), `${address}: ${JSON.stringify(loaded)}`).toBeLessThanOrEqual(WHOLE_BUDGET);
    }
  });
}
