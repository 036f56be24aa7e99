import type { CDPSession, Page } from '@playwright/test';
import { expectSlide, open } from './support/deck';
import { pagesReady } from './support/prerendered';
import { expect, test } from './support/test';

/**
 * What a thousand changes may leave in the heap, in bytes: about 80 KiB were seen, which the engine keeps of code that runs
 * often. One element that is kept with each change would be more than twice as much.
 */
const MAX_GROWTH = 256 * 1024;
const SLIDES = 30;

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ site, deck }) => (deck === 'standalone' ? undefined : pagesReady(site.url)));

test('a thousand changes of slide leave nothing behind in memory', async ({ page }) => {
  await open(page, 1);
  const session = await page.context().newCDPSession(page);
  // By then all code has become as fast as it will, which takes memory of its own.
  await goRound(page, 20);
  const before = await memoryOf(page, session);
  await goRound(page, 34);
  const after = await memoryOf(page, session);
  expect(after.nodes).toBe(before.nodes);
  expect(after.listeners).toBe(before.listeners);
  expect(after.heapBytes - before.heapBytes).toBeLessThan(MAX_GROWTH);
});

/** Turns all thirty slides by their key, a change a frame, and ends on slide 1. */
async function goRound(page: Page, rounds: number): Promise<void> {
  await page.evaluate(async (changes) => {
    for (let change = 0; change < changes; change += 1) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, rounds * SLIDES);
  await expectSlide(page, 1);
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** What the page holds once everything that can be collected has been. */
async function memoryOf(page: Page, session: CDPSession) {
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heapBytes: of('JSHeapUsedSize') };
}
