import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('Become Shareholder states the risks first, then shows a form in five parts, with share counts and prices', async ({
  page,
}) => {
  await page.goto('/shareholder');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Know the risks first');
  await expect(region(page, 'Know the risks first')).toContainText('Guaranteed return');
  const parts = page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('link');
  await expect(parts).toHaveText([/^About you/, /^Identity/, /^Nominee/, /^Shares/, /^Agree and send/]);
  const counts = page.getByRole('radiogroup', { name: 'How many shares?' }).locator('label');
  await expect(counts).toHaveText([
    /^1 .*₹500$/,
    /^2 .*₹1,000$/,
    /^5 .*₹2,500$/,
    /^10 .*₹5,000$/,
    /^20 .*₹10,000$/,
    /^50 .*₹25,000$/,
    /^100 .*₹50,000$/,
  ]);
  await parts.nth(2).click();
  await expect(page.getByLabel('Nominee’s full name')).toBeFocused();
  await expect(page.getByLabel('Nominee’s full name')).toBeInViewport();
});

test('Premium Spice Club shows its three packs and the monthly delivery', async ({ page }) => {
  await page.goto('/monthly-spice-subscription');
  const packs = region(page, 'Three packs').getByRole('listitem');
  await expect(packs).toHaveText([
    /Spice Pack.*10 varieties.*₹1,000/,
    /Premium Pack.*15 varieties.*₹2,000/,
    /Deluxe Pack.*20 varieties plus bonus gifts.*₹3,000/,
  ]);
  await expect(region(page, 'How delivery works')).toContainText('on the 15th of every month');
});

test('Premium Spice Club links to the partner site in a new tab', async ({ page }) => {
  await page.goto('/monthly-spice-subscription');
  const link = page.getByRole('link', { name: /Visit our partner’s site/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /^https:/);
});

test('the tracking page explains reference numbers and offers to ask by e-mail', async ({ page }) => {
  await page.goto('/track');
  await expect(region(page, 'Your reference number').getByRole('term')).toHaveText([
    'FA-',
    'SH-',
    'SP-',
    'CM-',
  ]);
  await expect(page.getByRole('link', { name: 'Ask by e-mail' })).toHaveAttribute('href', /^mailto:/);
});

test('a click that leaves an invalid field still selects a number of shares', async ({ page }) => {
  await page.goto('/shareholder');
  await waitForHydration(page);
  const shares = (count: number) => page.getByRole('radio', { name: new RegExp(`^${count} shares`) });
  for (const label of ['Nominee’s full name', 'Full name', 'E-mail']) {
    await shares(20).check();
    await page.getByLabel(label, { exact: true }).fill('x');
    await shares(10).check({ timeout: 5_000 });
    await expect(shares(10)).toBeChecked();
  }
});
