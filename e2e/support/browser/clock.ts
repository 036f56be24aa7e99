import type { Page } from '@playwright/test';
import { waitForHydration } from './prerendered';

/** Number of macrotasks to wait for; React needs two or three per update. */
const TURNS = 10;

/**
 * Advances the page’s fake clock. Lets the page finish pending work before, so that its timers are set, and after, so
 * that it has rendered.
 */
export async function advance(page: Page, ms: number): Promise<void> {
  await finishWork(page);
  await page.clock.runFor(ms);
  await finishWork(page);
}

async function finishWork(page: Page): Promise<void> {
  await page.evaluate(async (turns) => {
    for (let turn = 0; turn < turns; turn += 1) {
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    }
  }, TURNS);
}

/**
 * Advances the clock by one minute once the page is hydrated, because a form that is submitted within three seconds
 * counts as spam. A pending script counts as failed after two minutes, so the step must be shorter.
 */
export async function fastForwardMinute(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.clock.fastForward('01:00');
}
