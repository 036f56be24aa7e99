import type { Page } from '@playwright/test';
import { PUBLIC_ADDRESSES, pagesReady } from './support/prerendered';
import { expect, test } from './support/test';

/** What a first visit of a public page may cost before anything on it is touched, in bytes as they travel (brotli). */
const SCRIPTS_BUDGET = 110 * 1024;
const WHOLE_BUDGET = 300 * 1024;

test.beforeEach(({ site }) => pagesReady(site.url));

interface Loaded {
  path: string;
  bytes: number;
}

/** Everything that the browser has asked for to show a page; what it had already counts as much. */
async function visit(page: Page, address: string): Promise<Loaded[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
  );
}

const sum = (loaded: Loaded[]) => loaded.reduce((bytes, one) => bytes + one.bytes, 0);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  for (const locale of ['en', 'hi']) {
    test(`a first visit of each public page keeps to its budget (${locale}, ${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const address of PUBLIC_ADDRESSES.filter((one) => /^\/hi(\/|$)/.test(one) === (locale === 'hi'))) {
        const loaded = await visit(page, address);
        const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
        test.info().annotations.push({
          type: 'size',
          description: `${address}: ${sum(scripts)} bytes of scripts, ${sum(loaded)} in all`,
        });
        expect(scripts.length, address).toBeGreaterThan(0);
        expect
          .soft(sum(scripts), `${address}: ${JSON.stringify(scripts)}`)
          .toBeLessThanOrEqual(SCRIPTS_BUDGET);
        expect.soft(sum(loaded), `${address}: ${JSON.stringify(loaded)}`).toBeLessThanOrEqual(WHOLE_BUDGET);
      }
    });
  }
}
