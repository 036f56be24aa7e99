import { expectAccessible } from '../support/checks/axe';
import { blockEventStream, logIn, showInColours } from '../support/console';
import { newWord } from '../support/seeded';
import { expect, test } from '../support/test';

// In American English, the browser’s native date field shows the month first.
test.use({ locale: 'en-US' });

test('a list is filtered by dates typed with the day first or picked in the calendar by keyboard', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await blockEventStream(page);
  // No record has this name, so that the list is empty whatever other tests have sent.
  await page.goto(`/admin/applications?q=${newWord()}&from=2025-11-03`);
  await logIn(page);
  await page.getByRole('button', { name: /^Received:/ }).click();
  const from = page.getByLabel('From', { exact: true });
  await expect(from).toHaveValue('03/11/2025');
  await from.fill('5/1/2025');
  await from.press('Enter');
  await expect(page).toHaveURL(/[?&]from=2025-01-05(&|$)/);
  // The address changes before the list and its fields.
  await expect(page.getByRole('button', { name: 'Received: From 5 Jan 2025' })).toBeVisible();

  await from.press('ArrowDown');
  await expect(page.getByRole('button', { name: '5 January 2025', exact: true })).toBeFocused();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: '6 December 2024', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]from=2024-12-06(&|$)/);
  await expect(from).toBeFocused();

  await page.getByLabel('To', { exact: true }).click();
  const calendar = page.getByRole('group', { name: 'Calendar: To' });
  await expect(calendar).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 844 });
  await showInColours(page, 'dark');
  await expectAccessible(page, 'the calendar, dark', 'colours');
  await showInColours(page, 'light');
  await expectAccessible(page, 'the calendar');
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(overflow, `scrolls horizontally at ${width} px`).toBeLessThanOrEqual(width);
  }
  await expectAccessible(page, 'the calendar at 320 px', 'all but colours');
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(from).toBeHidden();
  expect(refused).toEqual([]);
});
