import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('the contact page offers a message to the office on each of the eight subjects', async ({ page }) => {
  await page.goto('/contact');
  const subjects = region(page, 'Write to us').getByRole('listitem').getByRole('link');
  await expect(subjects).toHaveText([
    'General Inquiry',
    'Become a Shareholder',
    'Apply for Factory',
    'Investment Questions',
    'Partnership Opportunities',
    'Technical Support',
    'Media & Press',
    'Other',
  ]);
  await expect(subjects.last()).toHaveAttribute('href', /^mailto:.+@.+\?subject=Other$/);
});

test('the contact page has four social links, each in a new tab', async ({ page }) => {
  await page.goto('/contact');
  const links = region(page, 'Follow the building').getByRole('link');
  await expect(links).toHaveText([/^Twitter/, /^Facebook/, /^LinkedIn/, /^Instagram/]);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('the card "App coming soon" has a notify button that works', async ({ page }) => {
  await page.goto('/contact');
  const app = region(page, 'App coming soon');
  await expect(app.getByRole('link', { name: 'Notify me' })).toHaveAttribute(
    'href',
    /^mailto:.+@.+\?subject=App%20launch/,
  );
});

test('quick info: reply within 24 hours, 22,000+ members, office hours of the configuration', async ({
  page,
}) => {
  await page.goto('/contact');
  const office = region(page, 'The office');
  await expect(office).toContainText('within 24 hours');
  await expect(office).toContainText('22,000+');
  await expect(office).toContainText('Mon-Fri 9 AM-6 PM IST');
  await page.goto('/hi/contact');
  await expect(region(page, 'दफ़्तर')).toContainText('सोम-शुक्र, सुबह 9 बजे से शाम 6 बजे तक');
});
