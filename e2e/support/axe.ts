import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { comesToRest } from './at-rest';

/**
 * axe finds nothing on the page as it stands once nothing moves: colours on their way are not those that are read.
 *
 * Legacy mode leaves out frames of other origins, which no screen has, and with them a page of axe's own for each
 * look; of the rules that hold, nothing but their names is gathered. Together a third of the time.
 */
export async function expectAccessible(page: Page, screen = page.url()): Promise<void> {
  await comesToRest(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`),
    screen,
  ).toEqual([]);
}
