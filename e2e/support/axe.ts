import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { comesToRest } from './at-rest';

/** Not empty, for which axe's own script would be taken. */
const NO_SCRIPT = '0';

/**
 * axe finds nothing on the page as it stands once nothing moves: colours on their way are not those that are read.
 *
 * Legacy mode leaves out frames of other origins, which no screen has, and with them a page of axe's own for each
 * look; of the rules that hold, nothing but their names is gathered. Together a third of the time. A page that has axe
 * from an earlier look is not given its half a megabyte of code anew, which takes as long as a look at a small page.
 */
export async function expectAccessible(page: Page, screen = page.url()): Promise<void> {
  await comesToRest(page);
  const frames = page.frames().map((frame) => frame.evaluate(() => 'axe' in window));
  const hasAxe = (await Promise.all(frames)).every(Boolean);
  const { violations } = await new AxeBuilder({ page, ...(hasAxe && { axeSource: NO_SCRIPT }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`),
    screen,
  ).toEqual([]);
}
