import { expect, test } from '../support/test';

for (const [path, title] of [
  ['/privacy', 'Privacy'],
  ['/hi/privacy', 'निजता'],
  ['/terms', 'Terms and conditions'],
  ['/hi/terms', 'नियम और शर्तें'],
] as const) {
  test(`${path} has a date and a table of contents that links to its sections`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    const link = main.getByRole('navigation').getByRole('link').last();
    const name = await link.textContent();
    await link.click();
    await expect(main.getByRole('heading', { level: 2, name: name ?? '' })).toBeInViewport();
  });
}

test('the privacy notice describes each form and shows the configured addresses', async ({ page }) => {
  await page.goto('/privacy');
  const forms = page.getByRole('region', { name: 'What each form asks for, and why' });
  await expect(forms.getByRole('heading', { level: 3 })).toHaveCount(6);
  const complaints = page.getByRole('region', { name: 'Where to write, and where to complain' });
  await expect(complaints.getByRole('link', { name: 'grievance@example.org' })).toHaveAttribute(
    'href',
    'mailto:grievance@example.org',
  );
  await expect(complaints.getByRole('link', { name: 'support@example.org' })).toBeVisible();
});

test('public pages set no cookies, as the privacy notice says', async ({ page, context }) => {
  for (const path of ['/privacy', '/how-it-works', '/apply']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(await context.cookies()).toEqual([]);
});

test('a printed legal text has neither header, footer nor table of contents', async ({ page }) => {
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'No guaranteed return' })).toBeVisible();
});
