import { expect, type Page } from '@playwright/test';
import { expectAccessible, rulesFor } from './axe';
import { showInColours } from './console';

const DESK = 1440;
const WIDTHS = [390, 320, DESK];

interface ScreenCheckOptions {
  /** Skips colours, because another test checks them in the other language. */
  knownColours?: boolean;
}

/**
 * Checks a screen of the console at all widths in light colours, and in dark colours at desktop width, where most of it
 * is visible. Leaves the window at that width.
 */
export async function checkScreenAtEachWidth(
  page: Page,
  screen: string,
  { knownColours = false }: ScreenCheckOptions = {},
): Promise<void> {
  await showInColours(page, 'light');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const rules = knownColours ? 'all but colours' : rulesFor(width, 'light');
    await expectAccessible(page, `${screen} at ${width} px`, rules);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(wide, `${screen} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (!knownColours) {
    await showInColours(page, 'dark');
    await expectAccessible(page, `${screen}, dark`, rulesFor(DESK, 'dark'));
  }
  await page.emulateMedia({ colorScheme: null });
}
