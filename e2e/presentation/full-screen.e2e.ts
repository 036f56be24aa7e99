import type { Page } from '@playwright/test';
import { pagesReady, waitForHydration } from '../support/browser/prerendered';
import { control, enterFullScreen, expectSlide, isFullScreen, open } from '../support/deck';
import { expect, test } from '../support/test';

const header = (page: Page) => page.getByRole('banner');

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ site }) => pagesReady(site.url));

test('full screen hides the header of the site; F, Escape and the button show it again, and Escape then leads to the home page', {
  tag: '@composed',
}, async ({ page }) => {
  await open(page, 7);
  for (const leave of ['f', 'Escape']) {
    await enterFullScreen(page);
    await expect(header(page)).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.keyboard.press(leave);
    await expect(header(page)).toBeVisible();
    await expect.poll(() => isFullScreen(page)).toBe(false);
    await expectSlide(page, 7);
  }
  await control(page, 'Full screen').click();
  await expect(header(page)).toBeHidden();
  await control(page, 'Leave full screen').click();
  await expect(header(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('the header is shown again when the browser leaves full screen, on a link, on Back and on exit; the language switch keeps the slide', {
  tag: '@composed',
}, async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await header(page).getByRole('link', { name: 'Presentation' }).first().click();
  await expectSlide(page, 1);

  await test.step('the browser leaves full screen', async () => {
    await enterFullScreen(page);
    await expect(header(page)).toBeHidden();
    await page.evaluate(() => document.exitFullscreen());
    await expect(header(page)).toBeVisible();
  });

  await test.step('Back to a slide that was left in full screen shows the page from its top, with its header', async () => {
    await page.keyboard.press('End');
    await expectSlide(page, 30);
    await enterFullScreen(page);
    await page.getByRole('link', { name: 'Become a shareholder' }).first().click();
    await expect(page).toHaveURL('/shareholder');
    await page.goBack();
    await expectSlide(page, 30);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
  });

  await test.step('the language switch keeps the slide', async () => {
    await control(page, 'हिन्दी').click();
    await expectSlide(page, 30, '/hi');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 29, '/hi');
    await header(page).getByRole('link', { name: 'English' }).click();
    await expectSlide(page, 29);
    await page.goBack();
    await expectSlide(page, 29, '/hi');
  });

  await test.step('Back leaves the deck and full screen', async () => {
    await page.keyboard.press('f');
    await page.keyboard.press('ArrowLeft');
    await expect(header(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(header(page)).toBeVisible();
    await expect.poll(() => isFullScreen(page)).toBe(false);
  });

  await test.step('exit leaves full screen and leads to the home page', async () => {
    await header(page).getByRole('link', { name: 'Presentation' }).first().click();
    await expectSlide(page, 1);
    await page.keyboard.press('f');
    await expect(header(page)).toBeHidden();
    await page.mouse.move(700, 700);
    await control(page, 'Leave the presentation').click();
    await expect(page).toHaveURL('/');
    await expect(header(page)).toBeVisible();
    await expect.poll(() => isFullScreen(page)).toBe(false);
  });
});

test('in full screen the controls fade out when idle, unless they have the focus, and return at once', {
  tag: '@composed',
}, async ({ page }) => {
  await page.clock.install();
  await open(page, 7);
  await page.mouse.move(700, 300);
  await page.keyboard.press('f');
  await expect(header(page)).toBeHidden();
  await page.clock.runFor(4_000);
  const next = control(page, 'Next slide');
  await expect(next).toHaveCSS('opacity', '0');
  await page.mouse.move(700, 320);
  await expect(next).toHaveCSS('opacity', '1');
  await next.focus();
  await page.clock.runFor(20_000);
  await expect(next).toHaveCSS('opacity', '1');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(4_000);
  await expect(next).toHaveCSS('opacity', '0');
  await page.keyboard.press('ArrowRight');
  await expect(next).toHaveCSS('opacity', '1');
});
