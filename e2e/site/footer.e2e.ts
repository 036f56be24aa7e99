import { expect, test } from '../support/test';

test('the footer has a quote banner in its colour, quick links that all lead to a page, numbered disclaimers, and a link to the login of the console', async ({
  page,
}) => {
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  const banner = footer.locator('.sh-footer__quote');
  await expect(banner).toContainText('One brick is small.');
  await expect(banner).toHaveCSS('background-color', 'rgb(247, 185, 23)');
  const disclaimers = footer.getByRole('region', { name: 'What to know before you invest' });
  await expect(disclaimers.getByRole('listitem')).toHaveText([
    'Profit is not guaranteed.',
    'Shares are unlisted. A public offering will be announced.',
    'Shareholder participation is non-refundable once committed to a project.',
  ]);

  const links = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await expect(links).toHaveCount(10);
  const addresses = await links.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('href')),
  );
  for (const address of addresses) {
    const response = await page.request.get(address ?? '');
    expect(response.status(), String(address)).toBe(200);
  }
  await links.filter({ hasText: 'Spice Subscription' }).click();
  await expect(page).toHaveURL(/\/monthly-spice-subscription$/);
  await footer.getByRole('link', { name: 'Admin Portal' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
});
