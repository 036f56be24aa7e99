import type { Page } from '@playwright/test';
import { waitForHydration } from './prerendered';

/** Turns of the page's own queue; React uses two or three for one change. */
const TURNS = 10;

/**
 * Moves the page's stopped clock. Before and after, the page finishes what it has begun: otherwise time could pass
 * before it has set the timer that the time is for.
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
 * Lets the minute pass that a person takes for a form: one sent within three seconds is taken for a program's. The clock is
 * moved once the page is alive, and by less than the two minutes after which a script on its way counts as lost: the
 * shell's own are not asked for again.
 */
export async function takeAMinute(page: Page): Promise<void> {
  await waitForHydration(page);
  await page.clock.fastForward('01:00');
}
