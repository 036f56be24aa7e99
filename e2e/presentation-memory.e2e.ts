import type { CDPSession, Page } from '@playwright/test';
import { expectSlide, open } from './support/deck';
import { pagesReady } from './support/prerendered';
import { expect, test } from './support/test';

/**
 * What 150 changes may leave in the heap, in bytes, in the part of the thousand that leaves least: 5 to 30 KiB were seen. One
 * element that is kept with each change would be more in every part; code that the engine makes faster, which it does at a
 * moment of its own, only in some.
 */
const MAX_GROWTH = 64 * 1024;
const ROUNDS = 5;
const PARTS = 7;
const SLIDES = 30;

test.use({ viewport: { width: 800, height: 450 } });

// The engine is the same where the deck stands alone, and a thousand changes are long.
test('a thousand changes of slide leave nothing behind in memory', { tag: '@composed' }, async ({
  page,
  site,
}) => {
  await pagesReady(site.url);
  await open(page, 1);
  const session = await page.context().newCDPSession(page);
  await goRound(page);
  const before = await memoryOf(page, session);
  const growths: number[] = [];
  let { heapBytes } = before;
  for (let part = 0; part < PARTS; part += 1) {
    await goRound(page);
    const after = await memoryOf(page, session);
    expect(after.nodes).toBe(before.nodes);
    expect(after.listeners).toBe(before.listeners);
    growths.push(after.heapBytes - heapBytes);
    heapBytes = after.heapBytes;
  }
  expect(Math.min(...growths)).toBeLessThan(MAX_GROWTH);
});

/** Turns all thirty slides by their key several times, a change a frame, and ends on slide 1. */
async function goRound(page: Page): Promise<void> {
  await page.evaluate(async (changes) => {
    for (let change = 0; change < changes; change += 1) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, ROUNDS * SLIDES);
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
