import type { Page } from '@playwright/test';
import { pagesReady, waitForHydration } from '../support/browser/prerendered';
import { control, enterFullScreen, expectSlide, isFullScreen, open } from '../support/deck';
import { expect, test } from '../support/test';

const header = (page: Page) => page.getByRole('banner');

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ site, deck }) => (deck === 'standalone' ? undefined : pagesReady(site.url)));

test('full screen hides the header of the site; F, Escape and the button show it again', {
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
});

test('the header is shown again when the browser leaves full screen, on Back and on exit', {
  tag: '@composed',
}, async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await header(page).getByRole('link', { name: 'Presentation' }).first().click();
  await expect(page.getByText('1 / 30', { exact: true })).toBeVisible();
  await enterFullScreen(page);
  await expect(header(page)).toBeHidden();
  await page.evaluate(() => document.exitFullscreen());
  await expect(header(page)).toBeVisible();

  await page.keyboard.press('f');
  await page.keyboard.press('ArrowRight');
  await expect(header(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(header(page)).toBeVisible();
  await expect.poll(() => isFullScreen(page)).toBe(false);

  await open(page, 7);
  await page.keyboard.press('f');
  await expect(header(page)).toBeHidden();
  await page.mouse.move(700, 700);
  await control(page, 'Leave the presentation').click();
  await expect(page).toHaveURL('/');
  await expect(header(page)).toBeVisible();
  await expect.poll(() => isFullScreen(page)).toBe(false);
});

test('Back to a slide that was left in full screen shows the page from its top, with its header', {
  tag: '@composed',
}, async ({ page }) => {
  await open(page, 30);
  await enterFullScreen(page);
  await page.getByRole('link', { name: 'Become a shareholder' }).first().click();
  await expect(page).toHaveURL('/shareholder');
  await page.goBack();
  await expectSlide(page, 30);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test('in full screen the controls fade out when idle, unless they have the focus, and return at once', async ({
  page,
}) => {
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

test('Escape and the exit button lead to the home page of the language', { tag: '@composed' }, async ({
  page,
}) => {
  await open(page, 7);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  await open(page, 7, '/hi');
  await page.getByRole('button', { name: 'प्रस्तुति से बाहर जाएँ' }).click();
  await expect(page).toHaveURL('/hi');
});

test('the language switch keeps the slide, and Back still leaves the deck', { tag: '@composed' }, async ({
  page,
}) => {
  await page.goto('/about');
  await open(page, 7);
  await control(page, 'हिन्दी').click();
  await expectSlide(page, 7, '/hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 8, '/hi');
  await header(page).getByRole('link', { name: 'English' }).click();
  await expectSlide(page, 8);
  await page.goBack();
  await expectSlide(page, 8, '/hi');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
