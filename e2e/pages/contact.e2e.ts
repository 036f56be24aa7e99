import type { Page } from '@playwright/test';
import { fastForwardMinute } from '../support/browser/clock';
import { waitForHydration } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test('the narrow card "App coming soon" has a readable notice with large text, stores an e-mail address and confirms it by mail', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/contact');
  const app = region(page, 'App coming soon');

  await test.step('the notice is readable with large text', async () => {
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await app.getByText('How we use your information').click();
    const [card, text] = await Promise.all([
      app.boundingBox(),
      app.getByText('Your e-mail, and when').boundingBox(),
    ]);
    if (!card || !text) throw new Error('the notice is not rendered');
    expect(text.width).toBeGreaterThan(200);
    expect(text.x + text.width).toBeLessThanOrEqual(card.x + card.width);
  });

  await test.step('the address is stored and confirmed by mail', async () => {
    await app.getByLabel('Your e-mail').fill('app-friend@example.org');
    await fastForwardMinute(page);
    await app.getByRole('button', { name: 'Notify me' }).click();
    const confirmation = app.getByText(/^Noted. We’ll e-mail app-friend@example.org/);
    await expect(confirmation).toContainText(/CM-[0-9A-Z]{6}/);
    const [mail] = await site.inbox.mailsTo('app-friend@example.org', 1);
    expect(mail?.text).toMatch(/CM-[0-9A-Z]{6}/);
  });
});

test('the message form shows an error without moving what is clicked, and its receipt after Back and Forward and after a reload, but is empty when opened by a link', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await waitForHydration(page);
  const toContact = page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).first();
  await toContact.click();
  const write = region(page, 'Write to us');
  const message = write.getByLabel('Your message');
  const send = write.getByRole('button', { name: 'Send message' });
  await write.getByLabel('Your name').fill('Asha Devi');
  await write.getByLabel('E-mail').fill('asha@example.org');
  await write.getByLabel('Subject').selectOption('Other');

  await test.step('an invalid field shows its error after the click that leaves it, so that the button does not move under the pointer', async () => {
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

  await message.fill('When does the water plant open?');
  await fastForwardMinute(page);
  await send.click();
  const receipt = write.getByText(/^CM-[0-9A-Z]{6}$/);
  await expect(receipt).toBeVisible();
  const reference = (await receipt.textContent()) ?? '';

  await test.step('Back and Forward show the receipt again', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await page.goForward();
    await expect(write.getByText(reference, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
  });

  await test.step('a reload shows the receipt again instead of an empty form', async () => {
    await page.reload();
    await expect(write.getByText(reference, { exact: true })).toBeVisible();
    await expect(send).toHaveCount(0);
  });

  await test.step('a link to the page shows an empty form', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await toContact.click();
    await expect(write.getByLabel('Your name')).toHaveValue('');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});
