import type { Page } from '@playwright/test';
import { pagesReady } from '../support/browser/prerendered';
import { expectAccessible } from '../support/checks/axe';
import { expectCounter, expectSlide, open, slideAddress, titleOf } from '../support/deck';
import { expect, test } from '../support/test';

const blankScreen = (page: Page) => page.getByRole('button', { name: 'Show the slide again' });

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ site, deck }) => (deck === 'standalone' ? undefined : pagesReady(site.url)));

test('B and the full stop blank the screen; either key, Escape, a slide change or a click shows the slide again', async ({
  page,
}) => {
  await open(page, 7);
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

test('the overview works by keyboard: arrow keys move, Enter opens, Escape closes it', async ({ page }) => {
  await open(page, 12);
  const overview = page.getByRole('region', { name: 'All 30 slides' });
  const slide = (number: number) => overview.getByRole('button', { name: new RegExp(`^${number}\\. `) });
  await page.keyboard.press('o');
  await expect(slide(12)).toBeFocused();
  await expect(slide(12)).toHaveAttribute('aria-current', 'true');
  await expect(overview.getByText('Now', { exact: true })).toBeVisible();
  await expectAccessible(page, 'overview');
  await page.keyboard.press('ArrowDown');
  await expect(slide(12)).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(slide(12)).toBeFocused();
  await page.keyboard.press('End');
  await expect(slide(30)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(slide(1)).toBeFocused();
  await expectCounter(page, 12);
  await page.keyboard.press('Escape');
  await expect(overview).toBeHidden();
  await expectSlide(page, 12);
  await page.keyboard.press('o');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(overview).toBeHidden();
  await expectSlide(page, 30);
});

test('the language switch in the overview keeps slide and focus', async ({ page }) => {
  await open(page, 12);
  await page.keyboard.press('o');
  const overview = page.locator('.pr-overview');
  await overview.getByRole('button', { name: 'हिन्दी' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(slideAddress(12, '/hi'));
  await expect(overview.getByRole('button', { name: 'English' })).toBeFocused();
  const current = overview.getByRole('button', { name: `12. ${titleOf(12, '/hi')}` });
  await expect(current).toHaveAttribute('aria-current', 'true');
});

test('? lists the keys in a dialog, which Escape closes', async ({ page }) => {
  await open(page, 7);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys of the presentation' });
  await expect(help.getByText('Go to the slide with that number')).toBeVisible();
  await expectAccessible(page, 'help');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expectSlide(page, 7);
});
