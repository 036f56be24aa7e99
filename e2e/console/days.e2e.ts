import { expectAccessible } from '../support/checks/axe';
import { blockEventStream, logIn, showInColours } from '../support/console';
import { expect, test } from '../support/test';

// In American English, the browser’s native date field shows the month first.
test.use({ locale: 'en-US', siteFor: 'the days of a list' });

test('a list is filtered by dates typed with the day first or picked in the calendar by keyboard', {
  tag: '@own-site',
}, async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await blockEventStream(page);
  await page.goto('/admin/applications?from=2025-11-03');
  await logIn(page);
  await page.getByRole('button', { name: /^Received:/ }).click();
  const from = page.getByLabel('From', { exact: true });
  await expect(from).toHaveValue('03/11/2025');
  await from.fill('5/1/2025');
  await from.press('Enter');
  await expect(page).toHaveURL(/\?from=2025-01-05$/);
  // The address changes before the list and its fields.
  await expect(page.getByRole('button', { name: 'Received: From 5 Jan 2025' })).toBeVisible();

  await from.press('ArrowDown');
  await expect(page.getByRole('button', { name: '5 January 2025', exact: true })).toBeFocused();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '6 December 2024', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?from=2024-12-06$/);
  await expect(from).toBeFocused();

  await page.getByLabel('To', { exact: true }).click();
  const calendar = page.getByRole('group', { name: 'Calendar: To' });
  await expect(calendar).toBeVisible();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await showInColours(page, colorScheme);
      await expectAccessible(page, `${width} px, ${colorScheme}`);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(from).toBeHidden();
  expect(refused).toEqual([]);
});
