import type { Page } from '@playwright/test';
import { FakeRazorpay, SHOP } from '../../backend/test/support/services/razorpay';
import { fastForwardMinute } from '../support/browser/clock';
import { expectAccessible } from '../support/checks/axe';
import { watchErrors } from '../support/checks/watch-errors';
import { logIn } from '../support/console';
import { choosePremiumPacks, fillInSubscriber } from '../support/forms/spice-form';
import { fakeCheckout } from '../support/servers/razorpay-checkout';
import { test as base, expect, type Site, startSite } from '../support/test';

/** A site whose API uses a fake Razorpay server, with the keys of its only shop. */
const test = base.extend<object, { site: Site; razorpay: FakeRazorpay }>({
  razorpay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const razorpay = await FakeRazorpay.open();
      await use(razorpay);
      await razorpay.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ razorpay }, use) => {
      const site = await startSite({
        RAZORPAY_KEY_ID: SHOP.keyId,
        RAZORPAY_KEY_SECRET: SHOP.keySecret,
        RAZORPAY_WEBHOOK_SECRET: SHOP.webhookSecret,
        RAZORPAY_API_URL: razorpay.settings.apiUrl,
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/** Orders two Premium Packs, to be paid with Razorpay. */
async function order(page: Page, name: string): Promise<void> {
  await page.goto('/monthly-spice-subscription');
  await page.getByRole('radio', { name: 'Individual User' }).check();
  await fillInSubscriber(page, { name, email: 'sunaina@example.org' });
  await choosePremiumPacks(page);
  await page.getByRole('radio', { name: /^Razorpay/ }).check();
  await fastForwardMinute(page);
  await page.getByRole('button', { name: 'Order and go to payment' }).click();
  await expect(page).toHaveURL(/\/monthly-spice-subscription\/pay$/);
}

test('paying after a declined card, a closed checkout and a reload uses one order, and the office sees each payment state', async ({
  page,
  context,
  browser,
  site,
  razorpay,
}) => {
  const name = 'Sunaina Kumari';
  const requests = await fakeCheckout(context, site.url);
  const errors = watchErrors(page);
  await page.clock.install();
  await order(page, name);

  const pay = page.getByRole('button', { name: 'Pay ₹4,000 with Razorpay' });
  await expect(pay).toBeVisible();
  expect(requests, 'requests to Razorpay before the button is clicked').toEqual([]);
  await expectAccessible(page);
  await pay.click();
  const checkout = page.frameLocator('iframe[title=Razorpay]');
  await expect(checkout.getByText('Premium Pack × 2: 400000 paise, +919876543210')).toBeVisible();
  await checkout.getByRole('button', { name: 'Let the bank refuse' }).click();
  await expect(checkout.getByText('Payment failed.')).toBeVisible();
  await checkout.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('The payment was declined.')).toBeVisible();

  const office = await browser.newContext({ baseURL: site.url });
  const console_ = await office.newPage();
  await console_.goto('/admin/subscribers');
  await logIn(console_);
  await console_.getByRole('link', { name }).click();
  const panel = console_.getByRole('complementary', { name: 'Subscription' });
  await expect(panel.getByText('Online, last attempt for the first box failed')).toBeVisible();

  await page.reload();
  await pay.click();
  await checkout.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Not paid yet.')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again: pay ₹4,000' });
  await expect(retry, 'the focus returns from the frame of the checkout').toBeFocused();
  await retry.click();
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Monthly Spices Combo Subscription Successful! 🎉' }),
  ).toBeFocused();
  await expect(page.getByText('₹4,000 has been paid online.')).toBeVisible();
  await expect(page.getByText('Next delivery')).toBeVisible();
  const [placed] = razorpay.orders;
  await expect(page.getByText(placed?.receipt ?? '', { exact: true })).toBeVisible();
  expect(razorpay.orders).toHaveLength(1);
  expect(page.url()).not.toContain(placed?.receipt ?? '');
  await expectAccessible(page);
  expect(errors).toEqual([]);

  await console_.reload();
  await expect(panel.getByText('Online, first box paid; later ones on delivery')).toBeVisible();
  await expect(console_.getByRole('link', { name })).toHaveCount(1);
  const mails = await site.inbox.mailsTo('sunaina@example.org', 2);
  expect(mails.map(({ subject }) => subject).join('\n')).toContain('We have your payment');
  await office.close();

  // Other pages load a new document, whose content security policy does not allow Razorpay’s script.
  const next = page.waitForResponse((response) => response.request().resourceType() === 'document');
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'About Us' }).click();
  expect((await next).headers()['content-security-policy']).not.toContain('razorpay');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('spice-payment');
});
