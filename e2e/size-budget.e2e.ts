import { pagesReady } from './support/prerendered';
import { expect, test } from './support/test';

/** What a first visit of the home page may cost, in bytes as they travel (brotli). */
const SCRIPTS_BUDGET = 110 * 1024;
const WHOLE_BUDGET = 300 * 1024;

test.beforeEach(({ site }) => pagesReady(site.url));

for (const width of [390, 1440]) {
  test(`a first visit of the home page at ${width} px keeps to its budget`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const loaded = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize })),
    );
    const sum = (bytes: number, one: { bytes: number }) => bytes + one.bytes;
    const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    test.info().annotations.push({
      type: 'size',
      description: `${scripts.reduce(sum, 0)} bytes of scripts, ${loaded.reduce(sum, 0)} in all`,
    });
    expect(scripts.reduce(sum, 0), JSON.stringify(scripts, null, 2)).toBeLessThanOrEqual(SCRIPTS_BUDGET);
    expect(loaded.reduce(sum, 0), JSON.stringify(loaded, null, 2)).toBeLessThanOrEqual(WHOLE_BUDGET);
  });
}
