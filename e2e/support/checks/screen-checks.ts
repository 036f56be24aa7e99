import { expect, type Page } from '@playwright/test';
import { showInColours } from '../console';
import { expectAccessible, NARROWEST, rulesFor } from './axe';

const DESKTOP = 1440;
const WIDTHS = [390, NARROWEST, DESKTOP];

interface ScreenCheckOptions {
  /** Skips the rules about colours, because another test checks the screen in the other language. */
  skipColours?: boolean;
  /** Runs axe on the narrowest phone only, for a translation: another test checks the screen in English at each width. */
  narrowestOnly?: boolean;
}

/**
 * Checks a screen of the console for accessibility and horizontal scrolling: in light mode at all widths, in dark mode
 * at desktop width, where most of it is visible. The window keeps that width afterwards.
 */
export async function checkScreenAtEachWidth(
  page: Page,
  screen: string,
  { skipColours = false, narrowestOnly = false }: ScreenCheckOptions = {},
): Promise<void> {
  await showInColours(page, 'light');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const rules = narrowestOnly && width !== NARROWEST ? undefined : rulesFor(width, 'light');
    if (rules)
      await expectAccessible(page, `${screen} at ${width} px`, skipColours ? 'all but colours' : rules);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow, `${screen} scrolls horizontally at ${width} px`).toBeLessThanOrEqual(0);
  }
  if (!skipColours) {
    await showInColours(page, 'dark');
    await expectAccessible(page, `${screen}, dark`, rulesFor(DESKTOP, 'dark'));
  }
  await page.emulateMedia({ colorScheme: null });
}
