import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const board = (page: Page) => page.getByRole('region', { name: 'Our target sectors' });
const ways = (page: Page) => page.getByRole('region', { name: 'Two ways to take part' });

test('Factory Vision shows 12 target sectors, each with a title, a description and an example', async ({
  page,
}) => {
  await page.goto('/industries');
  await expect(page.getByRole('heading', { level: 1, name: 'Factory Vision' })).toBeVisible();
  const titles = board(page).getByRole('heading', { level: 3 });
  await expect(titles).toHaveCount(12);
  await expect(board(page).getByText('Example', { exact: true })).toHaveCount(12);
  await expect(titles.first()).toHaveText('Agriculture & Food Processing');
  await expect(board(page).getByText('Chilli, turmeric and coriander, from sack to packet')).toBeVisible();
});

test('the figures of Factory Vision are labelled as targets where they are', async ({ page }) => {
  await page.goto('/industries');
  const stats = page.getByRole('region', { name: 'What we are working towards' });
  await expect(stats).toContainText('12');
  await expect(stats).toContainText('15+Target, not reached yet');
  await expect(stats).toContainText('10,000+Target. Today 2 are running.');
});

for (const place of ['hero', 'last section']) {
  test(`the button in the ${place} of Factory Vision leads to the factory form on Apply`, async ({
    page,
  }) => {
    await page.goto('/industries');
    const within = place === 'hero' ? page.getByRole('main') : ways(page);
    await within.getByRole('link', { name: 'Apply for a factory' }).first().click();
    await expect(page).toHaveURL(/\/apply#factory-form$/);
    await expect(page.getByRole('heading', { name: 'Factory Application Form' })).toBeFocused();
    await expect
      .poll(async () => Math.abs((await page.locator('#factory-form').boundingBox())?.y ?? 1_000))
      .toBeLessThan(200);
  });
}

test('Factory Vision links to /apply', async ({ page }) => {
  await page.goto('/industries');
  await ways(page).getByRole('link', { name: 'How applying works' }).click();
  await expect(page).toHaveURL(/\/apply$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We open the door');
});

test('Factory Vision links to /shareholder and states the risk next to the link', async ({ page }) => {
  await page.goto('/industries');
  await expect(ways(page).getByText(/^Profit is not guaranteed\./)).toBeVisible();
  await ways(page).getByRole('link', { name: 'Become a shareholder' }).click();
  await expect(page).toHaveURL(/\/shareholder$/);
});

test('the sectors of Factory Vision have four columns on a wide screen, two on a tablet, one on a phone', async ({
  page,
}) => {
  await page.goto('/industries');
  const sectors = board(page)
    .locator('li')
    .filter({ has: page.getByRole('heading') });
  for (const [width, columns] of [
    [1440, 4],
    [820, 2],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const tops = await sectors.evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect().top),
        );
        return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 2).length;
      })
      .toBe(columns);
  }
});
