import type { Page } from '@playwright/test';
import { pagesReady } from '../support/browser/prerendered';
import { setTextSize } from '../support/browser/text-size';
import { control, expectSlide, open, toolbar } from '../support/deck';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ site }) => pagesReady(site.url));

// Not repeated on the standalone site, which has fewer controls in the same toolbar.
test('the toolbar is one tab stop with bricks that open their slides, and every control fits it at every width', {
  tag: '@composed',
}, async ({ page }) => {
  await open(page, 7);

  await test.step('after a click on a button, arrow keys still change the slide', async () => {
    await control(page, 'Next slide').click();
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 9);
  });

  await test.step('arrow keys move the focus in the toolbar and not the slide', async () => {
    await control(page, 'First slide').focus();
    await page.keyboard.press('ArrowRight');
    await expect(control(page, 'Previous slide')).toBeFocused();
    await page.keyboard.press('End');
    await expect(control(page, 'Leave the presentation')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(control(page, 'First slide')).toBeFocused();
    await expectSlide(page, 9);
    await page.keyboard.press('Tab');
    await expect(toolbar(page).locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(control(page, 'First slide')).toBeFocused();
    // Space only activates the focused button.
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog', { name: 'Keys of the presentation' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the bricks are buttons that open their slides on large screens, and a picture on smaller ones', async () => {
    const bricks = toolbar(page).getByRole('button', { name: /^Go to slide/ });
    await expect(bricks).toHaveCount(30);
    await bricks.nth(16).click();
    await expectSlide(page, 17);
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const boxes = await Promise.all([0, 29].map((brick) => bricks.nth(brick).boundingBox()));
      expect(boxes[0]?.width, `${width} px`).toBeGreaterThanOrEqual(24);
      expect((boxes[1]?.x ?? width) + 24, `${width} px`).toBeLessThan(width);
      await expect(control(page, 'Presenter window'), `${width} px`).toBeVisible();
    }
    for (const [width, height] of [
      [1024, 768],
      [390, 844],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(bricks.first(), `${width} px`).toBeHidden();
      await expect(page.locator('.pr-brick-picture'), `${width} px`).toBeVisible();
    }
  });

  await test.step('every control is at least 44 px in size and inside the toolbar, at every width and text size', async () => {
    for (const textSize of [16, 24, 32]) {
      await setTextSize(page, textSize);
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [768, 1024],
        [844, 390],
        [1024, 768],
        [1280, 720],
        [1366, 768],
        [1440, 900],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        const screen = `${width} px, text of ${textSize} px`;
        expect(await misplacedControls(page), screen).toEqual([]);
        // On a phone with large text the header has two rows, and the bar is reached by scrolling.
        if (width >= 768) expect(await heightToBarEnd(page), screen).toBeLessThanOrEqual(height);
      }
    }
  });
});

/** From the top of the page, with its header, to the end of the toolbar, in px. */
async function heightToBarEnd(page: Page): Promise<number> {
  return toolbar(page).evaluate((bar) => Math.round(bar.getBoundingClientRect().bottom + window.scrollY));
}

/** The titles of the controls that are too small to touch or not entirely inside the toolbar. */
async function misplacedControls(page: Page): Promise<string[]> {
  return toolbar(page).evaluate((bar) => {
    const bounds = bar.getBoundingClientRect();
    return [...bar.querySelectorAll('button')]
      .filter((button) => button.checkVisibility() && !button.matches('.pr-brick'))
      .filter((button) => {
        const box = button.getBoundingClientRect();
        const fits = box.left >= bounds.left && box.right <= bounds.right && box.bottom <= bounds.bottom;
        return box.width < 44 || box.height < 44 || !fits;
      })
      .map((button) => button.title);
  });
}
