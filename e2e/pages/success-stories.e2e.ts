import type { Page } from '@playwright/test';
import { advance } from '../support/browser/clock';
import { setTextSize } from '../support/browser/text-size';
import { expect, test } from '../support/test';

const ADDRESS = '/success-stories';
const COMING = ['LED Plant', 'Garment Unit', 'Flour Mill', 'Alkaline Water Plant', 'Frozen Foods'];

const coming = (page: Page) => page.getByRole('region', { name: 'Coming Soon' });
/** Visible slides; the others are inert. */
const inView = (page: Page) => coming(page).locator('.swiper-slide:not([inert])');
const firstInView = (page: Page) => inView(page).first().getByRole('heading');

/** Scrolls to the carousel and waits until it is initialised. */
async function startCarousel(page: Page): Promise<void> {
  await coming(page).scrollIntoViewIfNeeded();
  await expect(coming(page).locator('.swiper-initialized')).toHaveCount(1);
}

/**
 * Advances the clock by a second. Animations run in real time, and the carousel does not move during one, so callers
 * poll.
 * @returns the first visible project
 */
async function firstAfterOneSecond(page: Page): Promise<string | null> {
  await advance(page, 1_000);
  return firstInView(page).textContent();
}

test('Coming Soon advances every 3000 ms, starts again after the last project, and pauses under the pointer, while it has the focus, and by its pause button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  // On a slow machine the carousel could move between two checks if the clock ran.
  await page.clock.install();
  await page.goto(ADDRESS);
  await startCarousel(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const expectPaused = async () => {
    const before = await firstInView(page).textContent();
    await advance(page, 4_000);
    await advance(page, 4_000);
    await expect(firstInView(page)).toHaveText(before ?? '');
  };
  const expectMoving = async () => {
    const before = await firstInView(page).textContent();
    await expect.poll(() => firstAfterOneSecond(page)).not.toBe(before);
  };

  await test.step('it advances and starts again', async () => {
    for (let step = 0; step < COMING.length; step += 1) {
      const before = (await firstInView(page).textContent()) ?? '';
      const after = COMING[(COMING.indexOf(before) + 1) % COMING.length] ?? '';
      await expect.poll(() => firstAfterOneSecond(page)).toBe(after);
    }
  });

  await test.step('it pauses under the pointer', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => advance(page, 100).then(() => inView(page).count())).toBe(3);
    await coming(page).getByRole('list').first().hover();
    await expectPaused();
    await page.mouse.move(2, 2);
    await expectMoving();
  });

  await test.step('it pauses while it has the focus and by its pause button', async () => {
    await inView(page).first().getByRole('link').focus();
    await expectPaused();
    await coming(page).getByRole('button', { name: 'Stop the projects from moving' }).click();
    await page.mouse.move(2, 2);
    await expectPaused();
    await coming(page).getByRole('button', { name: 'Move the projects automatically' }).click();
    await page.mouse.move(2, 2);
    await expectMoving();
  });
});

test('with reduced motion Coming Soon loads its code without a layout shift, moves only by its buttons and arrow keys, shows 1 project, 2 from 768 px and 3 from 1024 px, 30 px apart, and prints all five', async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ADDRESS, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the code of the carousel is loaded when it is scrolled near, without a layout shift', async () => {
    await expect(page.locator('.swiper-initialized')).toHaveCount(0);
    const card = coming(page).locator('.swiper-slide').first();
    const width = (await card.boundingBox())?.width;
    const top = () =>
      coming(page).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const topBefore = await top();
    await startCarousel(page);
    expect((await card.boundingBox())?.width).toBeCloseTo(width ?? 0, 0);
    expect(await top()).toBeCloseTo(topBefore, 0);
  });

  await test.step('it does not move, but its buttons and arrow keys work', async () => {
    await page.clock.fastForward(10_000);
    await expect(firstInView(page)).toHaveText('LED Plant');
    await coming(page).getByRole('button', { name: 'Previous project' }).click();
    await expect(firstInView(page)).toHaveText('Frozen Foods');
    await coming(page).getByRole('button', { name: 'Next project' }).click();
    await expect(firstInView(page)).toHaveText('LED Plant');
    await inView(page).getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await expect(firstInView(page)).toHaveText('Garment Unit');
    await expect(inView(page).getByRole('link')).toBeFocused();
  });

  await test.step('the projects in view depend on the width', async () => {
    for (const [width, count] of [
      [320, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(inView(page)).toHaveCount(count);
    }
    const gap = async () => {
      const edges = await inView(page).evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect()),
      );
      return Math.round((edges[1]?.left ?? 0) - (edges[0]?.right ?? 0));
    };
    await expect.poll(gap).toBe(30);
  });

  await test.step('with large text fewer are in view, also before the code of the carousel is loaded', async () => {
    const width = async () =>
      Math.round((await coming(page).locator('.swiper-slide').first().boundingBox())?.width ?? 0);
    await page.setViewportSize({ width: 1366, height: 900 });
    await setTextSize(page, 24);
    await page.reload();
    const before = await width();
    await startCarousel(page);
    await expect(inView(page)).toHaveCount(2);
    expect(await width()).toBe(before);
    await setTextSize(page, 16);
    await page.reload();
    await startCarousel(page);
  });

  await test.step('it is printed with all five projects', async () => {
    await page.setViewportSize({ width: 794, height: 900 });
    await expect(inView(page)).toHaveCount(2);
    await page.emulateMedia({ media: 'print' });
    for (const card of await coming(page).locator('[data-project]').all()) {
      await card.scrollIntoViewIfNeeded();
      await expect(card).toBeInViewport({ ratio: 0.9 });
    }
  });
});
