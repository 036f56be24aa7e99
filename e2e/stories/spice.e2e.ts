import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fastForwardMinute } from '../support/browser/clock';
import { logIn } from '../support/console';
import { choosePremiumPacks, fillInSubscriber } from '../support/forms/spice-form';
import { expect, test } from '../support/test';
import { openCase, statusLabel } from '../support/track';

const REFERENCE = /SP-[0-9A-HJKMNP-TV-Z]{6}/;

/** The reference number shown on the result page. */
async function referenceOn(page: Page): Promise<string> {
  const shown = await page.getByText(REFERENCE).first().textContent();
  return REFERENCE.exec(shown ?? '')?.[0] ?? '';
}

test('a shareholder subscribes and gets a mail with the reference; the office pauses the subscription, and /track shows it', async ({
  page,
  site,
  browser,
}) => {
  const subscriber = { name: 'Bhanumati Oraon', email: 'bhanumati@example.org' };
  await page.clock.install();
  await page.goto('/monthly-spice-subscription');
  await page.getByRole('radio', { name: 'Share Holder' }).check();
  await page.getByLabel('RM ID or PW ID').fill('RM-10482');
  await fillInSubscriber(page, subscriber);
  await choosePremiumPacks(page);
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  await fastForwardMinute(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  const title = page.getByRole('heading', { name: 'Monthly Spices Combo Subscription Successful! 🎉' });
  await expect(title).toBeFocused();
  await expect(page.getByText('Keep ₹4,000 in cash ready.')).toBeVisible();
  const number = await referenceOn(page);
  const [received] = await site.inbox.mailsTo(subscriber.email, 1);
  expect(received?.text).toContain(number);
  await expect(title).toBeInViewport();

  const office = await browser.newContext({ baseURL: site.url });
  const console_ = await office.newPage();
  await console_.goto('/admin/subscribers');
  await logIn(console_);
  await console_.getByRole('searchbox').fill('Bhanu');
  await console_.getByRole('link', { name: subscriber.name }).click();
  const panel = console_.getByRole('complementary', { name: 'Subscription' });
  await expect(panel.getByText(number)).toBeVisible();
  await expect(panel.getByText('RM-10482')).toBeVisible();
  await panel.getByRole('button', { name: 'Pause' }).click();
  await expect(panel.getByText('None while paused')).toBeVisible();
  // Closes the panel, so that the export has the list with the current search.
  await console_.keyboard.press('Escape');
  await console_.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    console_.waitForEvent('download'),
    console_.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines.filter((line) => line.includes(`"${number}","paused","${subscriber.name}"`))).toHaveLength(1);
  // The mail is delayed by the ten seconds in which the pause can be undone.
  const mails = () => site.inbox.mails.filter(({ to }) => to === subscriber.email);
  await expect.poll(() => mails().length).toBeGreaterThan(1);
  expect(mails().at(-1)?.text).toContain(number);
  await office.close();

  await openCase(page, site, 'en', { number, email: subscriber.email });
  await expect(statusLabel(page, 'Paused')).toBeVisible();
  // The open record replaces the lookup form.
  await expect(page.getByRole('region', { name: 'Your reference number' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'No code? Ask the office' })).toBeHidden();
  await page.getByRole('button', { name: 'Close this page' }).click();
  await expect(page.getByRole('region', { name: 'Your reference number' })).toBeVisible();
});

test('a visitor subscribes in Hindi, opens the subscription with the code from the mail, pauses it and has it erased', async ({
  page,
  site,
}) => {
  const email = 'kusum@example.org';
  await page.clock.install();
  await page.goto('/hi/monthly-spice-subscription');
  await page.getByRole('radio', { name: 'आम ग्राहक' }).check();
  await page.getByLabel('आपका नाम').fill('कुसुम देवी');
  await page.getByLabel('ईमेल', { exact: true }).fill(email);
  await page.getByLabel('पता', { exact: true }).fill('वार्ड 7, स्टेशन रोड, हाजीपुर');
  await page.getByLabel('पिन कोड').fill('८४४१०१');
  await page.getByLabel('मोबाइल नंबर', { exact: true }).fill('९८७६५ ४३२१०');
  await page.getByRole('button', { name: 'आगे: पैक चुनें' }).click();
  await page.getByRole('radio', { name: /^मसाला पैक/ }).check();
  await page.getByRole('button', { name: 'आगे: भुगतान' }).click();
  await page.getByRole('radio', { name: /^डिलीवरी पर नक़द/ }).check();
  await fastForwardMinute(page);
  await page.getByRole('button', { name: 'ऑर्डर करें' }).click();
  await expect(page.getByRole('heading', { name: 'आपका मासिक मसाला ऑर्डर हो गया! 🎉' })).toBeVisible();
  const number = await referenceOn(page);

  await openCase(page, site, 'hi', { number, email });
  await expect(page.getByRole('heading', { name: `मासिक मसाला ऑर्डर ${number}` })).toBeVisible();
  // The receipt stays in session storage until the tab is closed. The status page stores nothing.
  const stored = await page.evaluate(() => {
    const { 'spice-receipt': _receipt, ...session } = { ...sessionStorage };
    return JSON.stringify([location.href, session, { ...localStorage }]);
  });
  expect(stored).not.toContain(number);
  await page.getByRole('button', { name: 'कुछ समय रोकें' }).click();
  await expect(page.getByText('रोक दिया गया। जब तक आप फिर चालू न करें, डिब्बा नहीं आएगा।')).toBeVisible();
  await page.getByRole('button', { name: 'सब कुछ मिटवाएँ' }).click();
  await page.getByLabel(`पक्का करने के लिए ${number} लिखें`).fill(number);
  await page.getByRole('button', { name: 'सब कुछ मिटाएँ' }).click();
  await expect(page.getByText('इससे जुड़ा सब कुछ मिटा दिया गया है।')).toBeVisible();
});
