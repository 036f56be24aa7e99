import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { waitForAnimations } from '../browser/animations';

/** Not empty, because for an empty source the builder injects axe’s own script. */
const NO_SCRIPT = '0';

/** Rules about colours. One of them takes longer than all other rules together. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Which rules a check runs. */
export type Rules = 'all' | 'colours' | 'all but colours';

/** Width of the narrowest phone, in px. Its layout is that of wider phones, with less room for everything. */
export const NARROWEST = 320;

/**
 * Rules for a screen that is checked in both colour schemes and at several widths, without duplicate checks: names,
 * roles and sizes are checked in light mode only, and of the phones only the narrowest is. Undefined: nothing is left to
 * check.
 */
export function rulesFor(width: number, colorScheme: 'light' | 'dark'): Rules | undefined {
  const isWiderPhone = width > NARROWEST && width < 768;
  if (isWiderPhone) return undefined;
  return colorScheme === 'dark' ? 'colours' : 'all';
}

/**
 * Expects axe to find no violations once animations have ended, because colours in a transition are not those that
 * people read.
 *
 * Two options reduce the time of a check to a third. Legacy mode skips cross-origin frames, which no screen has, and
 * with them the page that axe would open for each check. `resultTypes` skips the details of rules that pass. A page
 * that has axe from an earlier check is not sent its half megabyte of code again, which takes as long as checking a
 * small page.
 */
export async function expectAccessible(page: Page, screen = page.url(), rules: Rules = 'all'): Promise<void> {
  await waitForAnimations(page);
  const frames = page.frames().map((frame) => frame.evaluate(() => 'axe' in window));
  const hasAxe = (await Promise.all(frames)).every(Boolean);
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: NO_SCRIPT }) })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  if (rules === 'colours') axe.withRules(COLOUR_RULES);
  if (rules === 'all but colours') axe.disableRules(COLOUR_RULES);
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`),
    screen,
  ).toEqual([]);
}
