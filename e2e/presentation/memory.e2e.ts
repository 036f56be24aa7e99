import type { CDPSession, Page } from '@playwright/test';
import { pagesReady } from '../support/browser/prerendered';
import { expectSlide, open } from '../support/deck';
import { expect, test } from '../support/test';

/**
 * Upper limit of heap growth over one sample of 150 slide changes, in bytes, which one sample has to keep. Measured:
 * 5 to 30 KiB. An element leaked per change exceeds it in every sample, compiled code of the engine only in some.
 */
const MAX_GROWTH = 64 * 1024;
const ROUNDS = 5;
const MAX_SAMPLES = 7;
const SLIDES = 30;

test.use({ viewport: { width: 800, height: 450 } });

// Not repeated on the standalone site: the deck’s code is the same, and hundreds of changes take long.
test('hundreds of slide changes leak no memory', { tag: '@composed' }, async ({ page, site }) => {
  await pagesReady(site.url);
  await open(page, 1);
  const session = await page.context().newCDPSession(page);
  await changeSlides(page);
  const before = await memoryOf(page, session);
  let { heapBytes } = before;
  let growth = Number.POSITIVE_INFINITY;
  // A leak exceeds the limit in every sample, so one sample below it is enough.
  for (let sample = 0; sample < MAX_SAMPLES && growth >= MAX_GROWTH; sample += 1) {
    await changeSlides(page);
    const after = await memoryOf(page, session);
    expect(after.nodes).toBe(before.nodes);
    expect(after.listeners).toBe(before.listeners);
    growth = after.heapBytes - heapBytes;
    heapBytes = after.heapBytes;
  }
  expect(growth).toBeLessThan(MAX_GROWTH);
});

/** Goes through all slides `ROUNDS` times by key, one change per frame, and ends on slide 1. */
async function changeSlides(page: Page): Promise<void> {
  await page.evaluate(async (changes) => {
    for (let change = 0; change < changes; change += 1) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, ROUNDS * SLIDES);
  await expectSlide(page, 1);
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** Number of nodes and listeners, and heap size, of the page after garbage collection. */
async function memoryOf(page: Page, session: CDPSession) {
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heapBytes: of('JSHeapUsedSize') };
}
