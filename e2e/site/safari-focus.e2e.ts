import { waitForHydration } from '../support/browser/prerendered';
import { focusLikeSafari } from '../support/browser/safari-focus';
import { logIn } from '../support/console';
import { sendApplication } from '../support/forms/send-records';
import { newWord } from '../support/seeded';
import { expect, test } from '../support/test';

/* Presses as in Safari, which gives a pressed button no focus by itself. */

test.beforeEach(({ context }) => focusLikeSafari(context));

test('the menu of the public header is closed by Escape, and by choosing a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await waitForHydration(page);
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: 'Site' });
  await header.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await header.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(menu).toBeHidden();
});

test('in the console selected records are assigned, a filter is chosen, and Escape closes one thing at a time', async ({
  page,
  request,
}) => {
  const word = newWord();
  for (const name of ['Nirmala', 'Sushila']) await sendApplication(request, `${name} ${word}`);
  await page.goto(`/admin/applications?q=${word}`);
  await logIn(page);

  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected records' });
  await bar.getByRole('button', { name: 'Assign' }).click();
  await bar.getByRole('button', { name: 'Me', exact: true }).click();
  await expect(bar.getByText('2 done').first()).toBeVisible();
  await bar.getByRole('button', { name: 'Close report' }).click();
  await expect(bar).toHaveCount(0);

  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Document', exact: true }).click();
  await filters.getByRole('button', { name: 'Without a document', exact: true }).click();
  await expect(filters.getByRole('button', { name: 'Document: Without a document' })).toBeFocused();

  await page.getByRole('link', { name: `Nirmala ${word}` }).click();
  const panel = page.getByRole('complementary', { name: /application/i });
  await panel.getByRole('button', { name: 'Assigned to: Me' }).click();
  await panel.getByRole('button', { name: 'Nobody', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Assigned to: Nobody' })).toBeFocused();

  await panel.getByRole('button', { name: 'Reject', exact: true }).click();
  await panel.getByRole('button', { name: /preview/i }).click();
  await page.keyboard.press('Escape');
  await expect(panel.getByRole('button', { name: 'Reject', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Nirmala ${word}` })).toBeFocused();
});
