import { waitForHydration } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

test('on Become Shareholder a link to a part of the form leads to its first field, and a click that leaves an invalid field still selects a number of shares', async ({
  page,
}) => {
  await page.goto('/shareholder');
  await waitForHydration(page);
  await page
    .getByRole('navigation', { name: 'Parts of the form' })
    .getByRole('link', { name: /^Nominee/ })
    .click();
  await expect(page.getByLabel('Nominee’s full name')).toBeFocused();
  await expect(page.getByLabel('Nominee’s full name')).toBeInViewport();

  const shares = (count: number) => page.getByRole('radio', { name: new RegExp(`^${count} shares`) });
  for (const label of ['Nominee’s full name', 'Full name', 'E-mail']) {
    await shares(20).check();
    await page.getByLabel(label, { exact: true }).fill('x');
    await shares(10).check({ timeout: 5_000 });
    await expect(shares(10)).toBeChecked();
  }
});
