import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const footer = (page: Page) => page.getByRole('contentinfo');

test.beforeEach(async ({ page }) => {
  await page.goto('/terms');
  await expect(footer(page)).toBeVisible();
});

test('the footer opens with a quote banner', async ({ page }) => {
  const banner = footer(page).locator('.sh-footer__quote');
  await expect(banner).toContainText('One brick is small.');
  await expect(banner).toHaveCSS('background-color', 'rgb(247, 185, 23)');
});

test('the links to Twitter, Facebook, LinkedIn and Instagram open in a new tab each', async ({
  page,
  context,
}) => {
  const social = footer(page).getByRole('list', { name: 'Social pages' }).getByRole('link');
  await expect(social).toHaveCount(4);
  for (const name of ['Twitter', 'Facebook', 'LinkedIn', 'Instagram']) {
    const address = `https://${name.toLowerCase()}.example.org/`;
    await context.route(`${address}**`, (route) => route.fulfill({ body: name }));
    const opened = context.waitForEvent('page');
    await social.and(page.getByRole('link', { name: new RegExp(`^\\w+, ${name}`) })).click();
    await expect(await opened).toHaveURL(address);
  }
  await expect(page).toHaveURL(/\/terms$/);
});

test('the footer has ten quick links, which all lead to a page', async ({ page }) => {
  const links = footer(page).getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await expect(links).toHaveText([
    'Home',
    'About Us',
    'Industries',
    'Success Stories',
    'How it Works',
    'Apply Factory',
    'Presentation',
    'Admin Login',
    'Contact',
    'Spice Subscription',
  ]);
  const addresses = await links.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('href')),
  );
  for (const address of addresses) {
    const response = await page.request.get(address ?? '');
    expect(response.status(), String(address)).toBe(200);
  }
  await links.filter({ hasText: 'Spice Subscription' }).click();
  await expect(page).toHaveURL(/\/monthly-spice-subscription$/);
});

test('the support address in the footer is a mail link', async ({ page }) => {
  await expect(footer(page).getByRole('link', { name: 'support@example.org' })).toHaveAttribute(
    'href',
    'mailto:support@example.org',
  );
});

test('the footer announces the app and names the company in the copyright line', async ({ page }) => {
  await expect(footer(page)).toContainText('App Coming Soon');
  await expect(footer(page)).toContainText(/© \d{4} Saajha Udyog Public Limited/);
});

test('the footer has three numbered disclaimers', async ({ page }) => {
  const disclaimers = footer(page).getByRole('region', { name: 'What to know before you invest' });
  await expect(disclaimers.getByRole('listitem')).toHaveText([
    'Profit is not guaranteed.',
    'Shares are unlisted. A public offering will be announced.',
    'Shareholder participation is non-refundable once committed to a project.',
  ]);
});

test('the footer ends with links to Admin Portal, Support and Contact Us', async ({ page }) => {
  await expect(footer(page).getByRole('link', { name: 'Support', exact: true })).toHaveAttribute(
    'href',
    'mailto:support@example.org',
  );
  await footer(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await footer(page).getByRole('link', { name: 'Admin Portal' }).click();
  await expect(page).toHaveURL(/\/admin-login$/);
});

test('the last links of the footer are tracking, privacy and terms', async ({ page }) => {
  const closing = footer(page).getByRole('list', { name: 'Help and legal' }).getByRole('link');
  await expect(closing).toHaveText([
    'Admin Portal',
    'Support',
    'Contact Us',
    'Check status',
    'Privacy',
    'Terms',
  ]);
  await closing.filter({ hasText: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy$/);
  await closing.filter({ hasText: 'Check status' }).click();
  await expect(page).toHaveURL(/\/track$/);
});
