import { logIn } from './support/console';
import { expect, test } from './support/test';

test('a site configuration that never comes does not keep an administrator from the console', async ({
  page,
}) => {
  let asked = 0;
  // Never answered, like a server that hangs.
  await page.route('**/config/site.json', () => {
    asked += 1;
  });
  await page.goto('/admin/contacts');
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact messages' })).toBeVisible();
  expect(asked).toBe(1);
});
