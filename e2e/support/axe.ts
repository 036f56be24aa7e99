import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForAnimations } from './animations';

/** Not empty, since for an empty source axe's own script would be used. */
const NO_SCRIPT = '0';

/** Rules about colours; one of them takes longer than all other rules together. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Which rules a check runs. */
export type Rules = 'all' | 'colours' | 'all but colours';

/**
 * Rules for a screen that is checked in both colour schemes and at several widths, without duplicates: names, roles and
 * sizes are checked in light colours only, and below 390 px colours are not checked again.
 */
export function rulesFor(width: number, colorScheme: 'light' | 'dark'): Rules | undefined {
  const showsNewColours = width >= 390;
  if (colorScheme === 'dark') return showsNewColours ? 'colours' : undefined;
  return showsNewColours ? 'all' : 'all but colours';
}

/**
 * axe finds nothing on the page once nothing moves: colours in a transition are not those that people read.
 *
 * Legacy mode leaves out frames of other origins, which no screen has, and with them a page of axe's own for each
 * look; of the rules that hold, nothing but their names is gathered. Together a third of the time. A page that has axe
 * from an earlier look is not given its half a megabyte of code again, which takes as long as a look at a small page.
 */
export async function expectAccessible(page: Page, screen = page.url(), rules: Rules = 'all'): Promise<void> {
  await waitForAnimations(page);
  const frames = page.frames().map((frame) => frame.evaluate(() => 'axe' in window));
  const hasAxe = (await Promise.all(frames)).every(Boolean);
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: NO_SCRIPT }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  if (rules === 'colours') axe.withRules(OF_COLOURS);
  if (rules === 'all but colours') axe.disableRules(OF_COLOURS);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`),
    screen,
  ).toEqual([]);
}
