import type { Locator, Page } from '@playwright/test';
import { advance } from '../support/browser/clock';
import { bringIntoView } from '../support/browser/in-view';
import { waitForHydration } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

/** Opens Home, hydrated and scrolled to a part, with the clock paused. */
async function openWithPausedClock(page: Page, part: () => ReturnType<Page['locator']>): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await waitForHydration(page);
  await bringIntoView(part());
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Waits until resize observers have fired. */
async function resizeObserved(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new ResizeObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      }),
  );
}

test('Home has its headline in capitals, fills only the brick of the shown picture with forced colours, and its button leads to Apply', async ({
  page,
}) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1 });
  await expect(headline).toHaveText('Turn knowledge into legacy');
  await expect(headline).toHaveCSS('text-transform', 'uppercase');

  await test.step('with forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const carousel = region(page, 'Pictures of Spice Factory');
    const isFilled = (brick: Locator) =>
      brick.evaluate((element) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(element, '::before');
        return backgroundColor === borderTopColor;
      });
    expect(await isFilled(carousel.locator('[aria-current="true"]'))).toBe(true);
    expect(await isFilled(carousel.locator('[aria-current="false"]').first())).toBe(false);
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await page.getByRole('main').getByRole('link', { name: 'Apply for a factory' }).first().click();
  await expect(page).toHaveURL(/\/apply$/);
  await expect(headline).toHaveText(/We open the door/);
});

test('the pictures of a project advance every 4 seconds, wrap around and pause under the pointer; buttons select one and stop them', async ({
  page,
}) => {
  const spice = card(page, 'Spice Factory');
  await page.setViewportSize({ width: 600, height: 900 });
  await openWithPausedClock(page, () => spice);
  await expect(spice.locator('.swiper-initialized')).toBeVisible();
  const leave = () => page.mouse.move(2, 2);

  await test.step('they advance, wrap around and pause under the pointer', async () => {
    await spice.getByRole('button', { name: 'Show picture 1 of 3' }).click();
    await expect(spice).toContainText('1 of 3');
    await leave();
    for (const place of ['2 of 3', '3 of 3', '1 of 3']) {
      await advance(page, 4000);
      await expect(spice).toContainText(place);
    }
    await spice.getByRole('heading').hover();
    await advance(page, 12_000);
    await expect(spice).toContainText('1 of 3');
    await leave();
    await advance(page, 4000);
    await expect(spice).toContainText('2 of 3');
  });

  await test.step('a click right after a resize of the window moves on by one picture', async () => {
    await spice.getByRole('button', { name: 'Show picture 1 of 3' }).click();
    await advance(page, 1000);
    await page.setViewportSize({ width: 550, height: 900 });
    await resizeObserved(page);
    // The carousel measures its width in the first frame and adjusts itself in the second.
    await advance(page, 17);
    await spice.getByRole('button', { name: 'Next picture' }).click();
    await advance(page, 17);
    await expect(spice).toContainText('2 of 3');
  });

  await test.step('previous, next and the bricks select a picture, by keyboard too, and a button stops them', async () => {
    await spice.getByRole('button', { name: 'Show picture 1 of 3' }).click();
    await spice.getByRole('button', { name: 'Previous picture' }).click();
    await expect(spice).toContainText('3 of 3');
    await spice.getByRole('button', { name: 'Next picture' }).press('Enter');
    await expect(spice).toContainText('1 of 3');
    await spice.getByRole('button', { name: 'Show picture 2 of 3' }).press('Enter');
    await expect(spice).toContainText('2 of 3');
    await spice.getByRole('button', { name: 'Stop changing pictures' }).click();
    await leave();
    await advance(page, 12_000);
    await expect(spice).toContainText('2 of 3');
  });
});

test('the counters of the legacy section count for 2 seconds up to the goal and the vision', async ({
  page,
}) => {
  const legacy = region(page, 'What you build, your family keeps');
  await openWithPausedClock(page, () => region(page, 'Factories you can go and see'));
  const counting = legacy.locator('[aria-hidden]').filter({ hasText: '+' });
  await expect(counting).toHaveText('0+');
  await bringIntoView(counting);
  await advance(page, 1000);
  await expect(counting).toHaveText(/^\d,\d{3}\+$/);
  await advance(page, 1100);
  await expect(counting).toHaveCount(0);
  await expect(legacy).toContainText('2,00,000');
  await expect(legacy).toContainText('10,000+');
});
