import type { Page } from '@playwright/test';
import { pagesReady } from '../support/browser/prerendered';
import { swipe } from '../support/browser/swipe';
import { expectAccessible } from '../support/checks/axe';
import { COMMON_MENU, control, expectSlide, open, PRINT_MENU } from '../support/deck';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.beforeEach(({ site }) => pagesReady(site.url));

test('a swipe goes forward or back, a short, mostly vertical one does not; the toolbar has a More menu, which closes when a control is chosen', {
  tag: '@composed',
}, async ({ page, context }) => {
  await open(page, 7);
  const touch = await context.newCDPSession(page);
  await swipe(touch, [300, 400], [80, 410]);
  await expectSlide(page, 8);
  await swipe(touch, [80, 400], [300, 410]);
  await expectSlide(page, 7);
  await swipe(touch, [200, 400], [190, 420]);
  await expectSlide(page, 7);

  await control(page, 'Next slide').tap();
  await expectSlide(page, 8);
  await control(page, 'More controls').tap();
  const menu = page.getByRole('group', { name: 'More controls' });
  await expect(menu.getByRole('button')).toHaveText([
    ...COMMON_MENU,
    'Phone as remote',
    ...PRINT_MENU,
    'Leave the presentation',
  ]);
  await expectAccessible(page, 'menu on a phone');
  await menu.getByRole('button', { name: 'हिन्दी' }).tap();
  await expect(menu).toBeHidden();
  await expectSlide(page, 8, '/hi');

  await page.getByRole('button', { name: 'और बटन' }).tap();
  await page.getByRole('link', { name: 'प्रस्तुति लिखित रूप में पढ़ें' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'प्रस्तुति पढ़ने के लिए' })).toBeVisible();
  await expect(page).toHaveTitle(/^प्रस्तुति पढ़ने के लिए · /);
  await page.getByRole('link', { name: 'स्लाइड 8 देखें' }).tap();
  await expectSlide(page, 8, '/hi');
});

test('every slide fits the smallest phone without scrolling', { tag: '@composed' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, 1, '/hi');
  for (let slide = 2; slide <= 30; slide += 1) {
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, slide, '/hi');
    const overflow = await page
      .locator('.pr-stage--upright')
      .evaluate((stage) => stage.scrollHeight - stage.clientHeight);
    expect(overflow, `slide ${slide}`).toBeLessThanOrEqual(0);
  }
});

test('a prerendered slide stays complete when the phone is rotated or the language switched, and in landscape the controls are on the screen', {
  tag: '@composed',
}, async ({ page }) => {
  await open(page, 2);
  const line = page.getByText('Work in the town, not far from it');
  await expect(line).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('.pr-slide--stage')).toBeVisible();
  await expect(line).toBeVisible();
  await page.setViewportSize({ width: 568, height: 320 });
  // The border of the header hides one pixel.
  await expect(control(page, 'Next slide')).toBeInViewport({ ratio: 0.95 });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 2);
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).tap();
  await expectSlide(page, 2, '/hi');
  await expect(page.getByText('काम अपने शहर में, दूर नहीं')).toBeVisible();
});

/** Edges may lie on fractions of a pixel. */
const IN_FULL = 0.999;

test('with letters twice as large, a clicker and a follower show every control in full or scroll to it; the focus is visible on the dark page of the clicker', {
  tag: '@composed',
}, async ({ page, request }) => {
  const opened = await request.post('/api/presentation-rooms');
  const { code, clickerKey } = (await opened.json()).data as { code: string; clickerKey: string };
  const room = code.toLowerCase();
  for (const path of [`/presentation/remote/${room}#${clickerKey}`, `/presentation/live/${room}`]) {
    await page.goto(path);
    await page.getByRole('button', { name: /^Next/ }).waitFor();
    if (path.includes('/remote/')) await expectVisibleFocus(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.keyboard.press('ArrowRight');
    for (const button of await page.getByRole('button').all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: IN_FULL });
    }
    const cut = page.locator('.pr-clicker__position p').filter({ visible: true });
    for (const text of await cut.all()) await expect(text).toBeInViewport({ ratio: IN_FULL });
  }
});

async function expectVisibleFocus(page: Page): Promise<void> {
  const language = page.getByRole('button', { name: 'हिन्दी' });
  await expect(language).toBeVisible();
  while (!(await language.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await expect(language).toHaveCSS('outline-color', 'rgb(247, 197, 72)');
}
