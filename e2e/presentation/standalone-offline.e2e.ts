import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/browser/prerendered';
import { expectAccessible } from '../support/checks/axe';
import { watchErrors } from '../support/checks/watch-errors';
import { enterFullScreen, expectSlide, open, titleOf } from '../support/deck';
import { separateDeckTest } from '../support/servers/separate-deck';
import { expect } from '../support/test';

separateDeckTest.use({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'allow' });

const help = (page: Page) => page.getByRole('dialog', { name: 'Keys of the presentation' });
const notice = (page: Page) => page.getByRole('region', { name: 'New version' });

/** Waits until the help states that the whole deck is available offline. */
async function waitUntilOfflineReady(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await expect(help(page).getByText('Ready without internet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();
}

separateDeckTest(
  'every slide works in both languages when the server is gone, with and without a reload',
  async ({ page, context, ownDeck }) => {
    await open(page, 1);
    await waitUntilOfflineReady(page);
    await ownDeck.stopServer();
    // A slide that was not shown before needs no request.
    await page.keyboard.press('End');
    await expectSlide(page, 30);
    await expect(page.locator('.pr-cta__wall')).toBeVisible();

    const errors = watchErrors(page);
    await page.goto('/1');
    await waitForHydration(page);
    for (let slide = 1; slide <= 30; slide += 1) {
      await expect(page.locator('.pr-bar__counter')).toContainText(`${slide} / 30`);
      await expect(page.locator('.pr-deck__stage h1')).toHaveText(titleOf(slide));
      await page.keyboard.press('ArrowRight');
    }
    // The texts of all Hindi slides are one file, and the drawings are those of the English slides.
    await page.goto('/hi/17');
    await expectSlide(page, 17, '/hi');
    await page.reload();
    await expectSlide(page, 17, '/hi');
    await page.keyboard.press('o');
    await expect(page.getByRole('button', { name: `30. ${titleOf(30, '/hi')}` })).toBeVisible();
    await page.keyboard.press('Escape');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('s');
    const presenter = await opened;
    await expect(presenter.getByText('17 / 30', { exact: true })).toBeVisible();
    await presenter.close();
    await page.goto('/text');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(30);
    // Leaving a page aborts its requests, which is no error; a request that needs the server fails in another way.
    expect(errors.filter((error) => !/ net::ERR_ABORTED$/.test(error))).toEqual([]);
  },
);

separateDeckTest(
  'a newer version is announced, can be postponed and is never applied without confirmation, nor while a window is in full screen or has a presenter’s window',
  async ({ page: hall, context, ownDeck }) => {
    await open(hall, 1);
    await waitUntilOfflineReady(hall);
    await ownDeck.publish({ name: 'New Name' });

    await separateDeckTest.step(
      'the notice can be postponed, and a reload keeps the old version',
      async () => {
        await hall.goto('/7');
        await waitForHydration(hall);
        await expect(notice(hall)).toContainText('A newer version of this presentation is ready.');
        await expectAccessible(hall, 'a newer version');
        await hall.keyboard.press('ArrowRight');
        await expectSlide(hall, 8);
        await hall.keyboard.press('f');
        await expect(notice(hall)).toBeHidden();
        await hall.keyboard.press('f');
        await notice(hall).getByRole('button', { name: 'Later' }).click();
        await expect(notice(hall)).toBeHidden();
        await hall.reload();
        await expectSlide(hall, 8);
        await expect(hall).toHaveTitle(/ · Saajha Udyog$/);
        await expect(notice(hall)).toBeVisible();
        await notice(hall).getByRole('button', { name: 'Later' }).click();
        await hall.evaluate(() => document.body.setAttribute('data-same-page', ''));
      },
    );

    const other = await context.newPage();
    const useIt = help(other).getByRole('button', { name: 'Use it now' });
    const afterPresentation = help(other).getByText('You can use it once no presentation is running.');

    await separateDeckTest.step('no window offers it while one is in full screen', async () => {
      await enterFullScreen(hall);
      await open(other, 1);
      await other.keyboard.press('?');
      await expect(afterPresentation).toBeVisible();
      await expect(useIt).toBeHidden();
      await hall.bringToFront();
      await hall.keyboard.press('f');
      await other.bringToFront();
      await expect(useIt).toBeVisible({ timeout: 20_000 });
    });

    await separateDeckTest.step('no window offers it while one has a presenter’s window', async () => {
      const opened = context.waitForEvent('page');
      await hall.bringToFront();
      await hall.keyboard.press('s');
      const presenter = await opened;
      await expect(presenter.getByText('8 / 30', { exact: true })).toBeVisible();
      await expect(presenter.getByText('linked', { exact: true })).toBeVisible();
      await other.bringToFront();
      await expect(afterPresentation).toBeVisible({ timeout: 20_000 });
      await expect(useIt).toBeHidden();
      await presenter.close();
      await expect(useIt).toBeVisible({ timeout: 20_000 });
      await expect(hall.locator('body[data-same-page]')).toHaveCount(1);
    });

    await separateDeckTest.step('once confirmed it is applied to all windows, at their slides', async () => {
      await useIt.click();
      for (const window of [other, hall]) await expect(window).toHaveTitle(/ · New Name$/);
      await expectSlide(hall, 8);
      await expect(notice(hall)).toBeHidden();
    });
  },
);
