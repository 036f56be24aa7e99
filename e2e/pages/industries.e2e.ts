import { expect, test } from '../support/test';

test('the sectors of Factory Vision have four columns on a wide screen, two on a tablet, one on a phone', async ({
  page,
}) => {
  await page.goto('/industries');
  const sectors = page
    .getByRole('region', { name: 'Our target sectors' })
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
