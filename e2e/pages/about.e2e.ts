import { expect, test } from '../support/test';

test('Who We Are states the mission', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Who We Are' })).toBeVisible();
  const mission = page.getByRole('region', { name: 'Our mission' });
  await expect(mission.getByText('Industrialization, not trading.')).toBeVisible();
});

test('"who can join" lists 6 shareholder benefits and states the risk', async ({ page }) => {
  await page.goto('/about');
  const who = page.getByRole('region', { name: 'Who can join' });
  await expect(who.getByRole('term')).toHaveCount(6);
  await expect(who.getByText(/^Profit is not guaranteed\./)).toBeVisible();
  await who.getByRole('link', { name: 'Become a shareholder' }).click();
  await expect(page).toHaveURL(/\/shareholder$/);
});

test('Who We Are draws its timeline as a wall: 2020-2022 at the bottom, 2023-Now above it, the dashed 2025 goal on top', async ({
  page,
}) => {
  await page.goto('/about');
  const courses = page.getByRole('region', { name: 'Our story so far' }).getByRole('listitem');
  await expect(courses).toHaveCount(3);
  await expect(courses.nth(0)).toContainText('Foundation');
  await expect(courses.nth(0)).toContainText('2020-2022');
  await expect(courses.nth(0)).toContainText('22,000 citizens');
  await expect(courses.nth(1)).toContainText('Launch Phase');
  await expect(courses.nth(1)).toContainText('2023-Now');
  await expect(courses.nth(2)).toContainText('Scale Up');
  await expect(courses.nth(2)).toContainText('2025 Goal');
  await expect(courses.nth(2)).toContainText('2,00,000 shareholders and 1,000 new industries');
  await expect(courses.nth(2)).toContainText('This is our plan for 2025, not a result.');
  const tops = await courses.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().top),
  );
  expect(tops).toEqual([...tops].sort((a, b) => b - a));
  for (const brick of await courses.nth(2).locator('div').all()) {
    await expect(brick).toHaveCSS('border-top-style', 'dashed');
  }
});

test('Who We Are shows each target next to today’s figure', async ({ page }) => {
  await page.goto('/about');
  const rows = page.getByRole('region', { name: 'Today, and where we want to be' }).getByRole('listitem');
  await expect(rows).toHaveText([
    'ShareholdersToday22,000+Target2,00,000Plan for 2025',
    'Factories runningToday2Target10,000+',
    'IndustriesTodayFood processing and retailTarget15+',
    'JobsToday80+Target100+',
  ]);
});

test('Who We Are exists in Hindi and links to Hindi pages', async ({ page }) => {
  await page.goto('/hi/about');
  await expect(page.getByRole('heading', { level: 1, name: 'हम कौन हैं' })).toBeVisible();
  await page.getByRole('link', { name: 'हमारे चुने हुए क्षेत्र देखें' }).click();
  await expect(page).toHaveURL(/\/hi\/industries$/);
  await expect(page.getByRole('heading', { level: 1, name: 'कारख़ानों की योजना' })).toBeVisible();
});
