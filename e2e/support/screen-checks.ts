import { expect, type Page } from '@playwright/test';
import { waitForAnimations } from './animations';
import { expectAccessible, rulesFor } from './axe';
import { showInColours } from './console';

const WIDTHS = [1440, 390, 320];

interface ScreenCheckOptions {
  /** Another test looks at the colours of this screen, with other words on it. */
  knownColours?: boolean;
}

/** Nothing is wrong with a screen of the console at any width, in light and dark colours. */
export async function checkScreenAtEachWidth(
  page: Page,
  screen: string,
  { knownColours = false }: ScreenCheckOptions = {},
): Promise<void> {
  for (const colorScheme of knownColours ? (['light'] as const) : (['light', 'dark'] as const)) {
    await showInColours(page, colorScheme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const rules = knownColours ? 'all but colours' : rulesFor(width, colorScheme);
      if (rules) await expectAccessible(page, `${screen} at ${width} px, ${colorScheme}`, rules);
      else await waitForAnimations(page);
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(wide, `${screen} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1440, height: 900 });
}
