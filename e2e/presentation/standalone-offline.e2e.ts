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
    for (const language of ['', '/hi'] as const) {
      await page.goto(`${language}/1`);
      await waitForHydration(page);
      for (let slide = 1; slide <= 30; slide += 1) {
        await expect(page.locator('.pr-bar__counter')).toContainText(`${slide} / 30`);
        await expect(page.locator('.pr-deck__stage h1')).toHaveText(titleOf(slide, language));
        await page.keyboard.press('ArrowRight');
      }
    }
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
  'a newer version is announced, can be postponed and is never applied without confirmation',
  async ({ page, ownDeck }) => {
    await open(page, 1);
    await waitUntilOfflineReady(page);
    await ownDeck.publish({ name: 'New Name' });
    await page.goto('/7');
    await waitForHydration(page);
    await expect(notice(page)).toContainText('A newer version of this presentation is ready.');
    await expectAccessible(page, 'a newer version');
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 8);
    await page.keyboard.press('f');
    await expect(notice(page)).toBeHidden();
    await page.keyboard.press('f');
    await notice(page).getByRole('button', { name: 'Later' }).click();
    await expect(notice(page)).toBeHidden();
    // A reload without confirmation keeps the old version.
    await page.reload();
    await expectSlide(page, 8);
    await expect(page).toHaveTitle(/ · Saajha Udyog$/);

    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole('button', { name: 'Later' }).click();
    await page.keyboard.press('?');
    const loaded = page.waitForEvent('load');
    await help(page).getByRole('button', { name: 'Use it now' }).click();
    await loaded;
    await expectSlide(page, 8);
    await expect(page).toHaveTitle(/ · New Name$/);
    await expect(notice(page)).toBeHidden();
  },
);

separateDeckTest(
  'no window offers a newer version while one is in full screen or has a presenter’s window',
  async ({ page: hall, context, ownDeck }) => {
    await open(hall, 7);
    await waitUntilOfflineReady(hall);
    await enterFullScreen(hall);
    await hall.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await ownDeck.publish({ name: 'New Name' });
    const other = await context.newPage();
    await open(other, 1);
    await other.keyboard.press('?');
    const useIt = help(other).getByRole('button', { name: 'Use it now' });
    const afterPresentation = help(other).getByText('You can use it once no presentation is running.');
    await expect(afterPresentation).toBeVisible();
    await expect(useIt).toBeHidden();
    await hall.bringToFront();
    await hall.keyboard.press('f');
    await other.bringToFront();
    await expect(useIt).toBeVisible({ timeout: 20_000 });

    const opened = context.waitForEvent('page');
    await hall.bringToFront();
    await hall.keyboard.press('s');
    const presenter = await opened;
    await expect(presenter.getByText('7 / 30', { exact: true })).toBeVisible();
    await expect(presenter.getByText('linked', { exact: true })).toBeVisible();
    await other.bringToFront();
    await expect(afterPresentation).toBeVisible({ timeout: 20_000 });
    await expect(useIt).toBeHidden();
    await presenter.close();
    await expect(useIt).toBeVisible({ timeout: 20_000 });
    await expect(hall.locator('body[data-same-page]')).toHaveCount(1);
    await useIt.click();
    await expect(other).toHaveTitle(/ · New Name$/);
    await expect(hall).toHaveTitle(/ · New Name$/);
    await expectSlide(hall, 7);
  },
);
