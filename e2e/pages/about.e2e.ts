import { expect, test } from '../support/test';

test('Who We Are draws its timeline as a wall: 2020-2022 at the bottom, 2023-Now above it, the dashed 2025 goal on top', async ({
  page,
}) => {
  await page.goto('/about');
  const courses = page.getByRole('region', { name: 'Our story so far' }).getByRole('listitem');
  await expect(courses).toContainText(['2020-2022', '2023-Now', '2025 Goal']);
  const tops = await courses.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().top),
  );
  expect(tops).toEqual([...tops].sort((a, b) => b - a));
  for (const brick of await courses.nth(2).locator('div').all()) {
    await expect(brick).toHaveCSS('border-top-style', 'dashed');
  }
});
