import type { Page } from '@playwright/test';
import { waitForHydration } from './prerendered';

/** Number of macrotasks to wait for; React needs two or three per update. */
const TURNS = 10;

/**
 * Advances the page's fake clock. Lets the page finish its pending work before and after, since a timer must be set
 * before the clock is advanced.
 */
export async function advance(page: Page, ms: number): Promise<void> {
  await finishWork(page);
  await page.clock.runFor(ms);
  await finishWork(page);
}

async function finishWork(page: Page): Promise<void> {
  await page.evaluate(async (turns) => {
    for (let turn = 0; turn < turns; turn += 1) {
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      });
    }
  }, TURNS);
}

/**
 * Advances the clock by the minute that a person takes for a form: one that is sent within three seconds counts as a
 * bot's. Does so once the page is hydrated, and by less than the two minutes after which a pending script counts as
 * failed.
 */
export async function takeAMinute(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.clock.fastForward('01:00');
}
