import { logIn } from '../support/console';
import { expect, test } from '../support/test';

test('a site configuration that never loads does not block the console', async ({ page }) => {
  let requests = 0;
  // Leaves the request unanswered, like a server that hangs.
  await page.route('**/config/site.json', () => {
    requests += 1;
  });
  await page.goto('/admin/contacts');
  await logIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact messages' })).toBeVisible();
  expect(requests).toBe(1);
});
