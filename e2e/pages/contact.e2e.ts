import type { Page } from '@playwright/test';
import { fastForwardMinute } from '../support/browser/clock';
import { waitForHydration } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('the contact page has a message form with eight subjects, and a mail link as an alternative', async ({
  page,
}) => {
  await page.goto('/contact');
  const write = region(page, 'Write to us');
  await expect(write.getByLabel('Subject').getByRole('option')).toHaveText([
    'Choose',
    'General Inquiry',
    'Become a Shareholder',
    'Apply for Factory',
    'Investment Questions',
    'Partnership Opportunities',
    'Technical Support',
    'Media & Press',
    'Other',
  ]);
  await expect(write.getByRole('link', { name: /@/ }).last()).toHaveAttribute('href', /^mailto:.+@/);
});

test('the contact page has four social links, each in a new tab', async ({ page }) => {
  await page.goto('/contact');
  const links = region(page, 'Follow our progress').getByRole('link');
  await expect(links).toHaveText([/^Twitter/, /^Facebook/, /^LinkedIn/, /^Instagram/]);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('the notice in the narrow card "App coming soon" is readable with large text', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/contact');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const app = region(page, 'App coming soon');
  await app.getByText('How we use your information').click();
  const [card, text] = await Promise.all([
    app.boundingBox(),
    app.getByText('Your e-mail, and when').boundingBox(),
  ]);
  if (!card || !text) throw new Error('the notice is not rendered');
  expect(text.width).toBeGreaterThan(200);
  expect(text.x + text.width).toBeLessThanOrEqual(card.x + card.width);
});

test('the card "App coming soon" stores an e-mail address and confirms it by mail', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  const app = region(page, 'App coming soon');
  await app.getByLabel('Your e-mail').fill('app-friend@example.org');
  await fastForwardMinute(page);
  await app.getByRole('button', { name: 'Notify me' }).click();
  await expect(app.getByText(/^Noted. We’ll e-mail app-friend@example.org/)).toContainText(/CM-[0-9A-Z]{6}/);
  const [mail] = await site.inbox.mailsTo('app-friend@example.org', 1);
  expect(mail?.text).toMatch(/CM-[0-9A-Z]{6}/);
});

test('after a message was sent, Back and Forward show its receipt again, and a link to the page shows an empty form', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await waitForHydration(page);
  const toContact = page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).first();
  await toContact.click();
  const write = region(page, 'Write to us');
  await write.getByLabel('Your name').fill('Asha Devi');
  await write.getByLabel('E-mail').fill('asha@example.org');
  await write.getByLabel('Subject').selectOption('Other');
  await write.getByLabel('Your message').fill('When does the water plant open?');
  await fastForwardMinute(page);
  await write.getByRole('button', { name: 'Send message' }).click();
  const receipt = write.getByText(/^CM-[0-9A-Z]{6}$/);
  await expect(receipt).toBeVisible();
  const reference = (await receipt.textContent()) ?? '';

  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await page.goForward();
  await expect(write.getByText(reference, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await toContact.click();
  await expect(write.getByLabel('Your name')).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('the contact page states a reply within 24 hours, 22,000+ members and the configured office hours', async ({
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

test('an invalid field shows its error after the click that leaves it, so that the button does not move under the pointer', async ({
  page,
}) => {
  await page.goto('/contact');
  await waitForHydration(page);
  const write = region(page, 'Write to us');
  const send = write.getByRole('button', { name: 'Send message' });
  await write.getByLabel('Your name').fill('Asha Kumari');
  await write.getByLabel('E-mail').fill('asha@example.org');
  await write.getByLabel('Subject').selectOption('General Inquiry');
  const message = write.getByLabel('Your message');
  await message.focus();
  await send.hover();
  const form = write.locator('form');
  const height = await form.evaluate((element) => element.clientHeight);
  await page.mouse.down();
  await expect(message).not.toBeFocused();
  await expect(message).not.toHaveAttribute('aria-invalid', 'true');
  expect(await form.evaluate((element) => element.clientHeight)).toBe(height);
  await page.mouse.up();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  // The form handles the click: the focus moves to the first error.
  await expect(message).toBeFocused();
});

test('a reload after sending shows the receipt again instead of an empty form', async ({ page }) => {
  await page.goto('/hi/contact');
  await waitForHydration(page);
  const write = region(page, 'हमें लिखें');
  await write.getByLabel('आपका नाम').fill('रेखा यादव');
  await write.getByLabel('ईमेल').fill('receipt@example.org');
  await write.getByLabel('विषय').selectOption('निवेश के सवाल');
  await write.getByLabel('आपका संदेश').fill('पानी का कारख़ाना कब खुलेगा?');
  await write.getByRole('button', { name: 'संदेश भेजें' }).click();
  const reference = (await write.getByText(/CM-[0-9A-HJKMNP-TV-Z]{6}/).textContent()) ?? '';
  await page.reload();
  await expect(write.getByText(reference)).toBeVisible();
  await expect(write.getByRole('button', { name: 'संदेश भेजें' })).toHaveCount(0);
});
