import type { Page } from '@playwright/test';
import { pagesReady } from '../support/browser/prerendered';
import { expectAccessible } from '../support/checks/axe';
import { expectCounter, expectSlide, open, slideAddress, titleOf } from '../support/deck';
import { expect, test } from '../support/test';

const blankScreen = (page: Page) => page.getByRole('button', { name: 'Show the slide again' });

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ site }) => pagesReady(site.url));

// Not repeated on the standalone site: the overlays are the same code, and the offline test opens them there.
test('the overlays work by keyboard: blank screen, help and overview, which keeps slide and focus in a switch to Hindi', {
  tag: '@composed',
}, async ({ page }) => {
  await open(page, 7);

  await test.step('B and the full stop blank the screen; either key, Escape, a click or a slide change shows the slide again', async () => {
    for (const back of ['b', '.', 'Escape']) {
      await page.keyboard.press('b');
      await expect(blankScreen(page)).toHaveCSS('background-color', 'rgb(10, 12, 24)');
      await page.keyboard.press(back);
      await expect(blankScreen(page)).toBeHidden();
      await expectSlide(page, 7);
    }
    await page.keyboard.press('.');
    await blankScreen(page).click();
    await expect(blankScreen(page)).toBeHidden();
    await page.keyboard.press('.');
    await page.keyboard.press('PageDown');
    await expect(blankScreen(page)).toBeHidden();
    await expectSlide(page, 8);
  });

  await test.step('? lists the keys in a dialog, which Escape closes', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keys of the presentation' });
    await expect(help.getByText('Go to the slide with that number')).toBeVisible();
    await expectAccessible(page, 'help');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expectSlide(page, 8);
  });

  await test.step('in the overview arrow keys move, Enter opens a slide and Escape closes it', async () => {
    const overview = page.getByRole('region', { name: 'All 30 slides' });
    const slide = (number: number) => overview.getByRole('button', { name: new RegExp(`^${number}\\. `) });
    await page.keyboard.press('o');
    await expect(slide(8)).toBeFocused();
    await expect(slide(8)).toHaveAttribute('aria-current', 'true');
    await expect(overview.getByText('Now', { exact: true })).toBeVisible();
    await expectAccessible(page, 'overview');
    await page.keyboard.press('ArrowDown');
    await expect(slide(8)).not.toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(slide(8)).toBeFocused();
    await page.keyboard.press('End');
    await expect(slide(30)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(slide(1)).toBeFocused();
    await expectCounter(page, 8);
    await page.keyboard.press('Escape');
    await expect(overview).toBeHidden();
    await expectSlide(page, 8);
    await page.keyboard.press('o');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(overview).toBeHidden();
    await expectSlide(page, 30);
  });

  await test.step('the language switch in the overview keeps slide and focus', async () => {
    await page.keyboard.press('o');
    const overview = page.locator('.pr-overview');
    await overview.getByRole('button', { name: 'हिन्दी' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(slideAddress(30, '/hi'));
    await expect(overview.getByRole('button', { name: 'English' })).toBeFocused();
    const current = overview.getByRole('button', { name: `30. ${titleOf(30, '/hi')}` });
    await expect(current).toHaveAttribute('aria-current', 'true');
  });
});
