import type { Page } from '@playwright/test';
import { Razorpay, SHOP } from '../backend/test/support/razorpay';
import { expectAccessible } from './support/axe';
import { takeAMinute } from './support/clock';
import { logIn } from './support/console';
import { playRazorpay } from './support/razorpay-checkout';
import { choosePremiumPacks, fillInSubscriber } from './support/spice-form';
import { test as base, expect, type Site, startSite } from './support/test';
import { watchErrors } from './support/watch-errors';

/** A site whose server has the keys of a shop that the stand-in knows. */
const test = base.extend<object, { site: Site; razorpay: Razorpay }>({
  razorpay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const razorpay = await Razorpay.open();
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
  await takeAMinute(page);
  await page.getByRole('button', { name: 'Order and go to payment' }).click();
  await expect(page).toHaveURL(/\/monthly-spice-subscription\/pay$/);
}

test('a refused card, a closed checkout, a reload, then paid: one order all the way, and the office sees each state', async ({
  page,
  context,
  browser,
  site,
  razorpay,
}) => {
  const name = 'Sunaina Kumari';
  const asked = await playRazorpay(context, site.url);
  const errors = watchErrors(page);
  await page.clock.install();
  await order(page, name);

  const pay = page.getByRole('button', { name: 'Pay ₹4,000 with Razorpay' });
  await expect(pay).toBeVisible();
  expect(asked, 'nothing is asked of Razorpay before the press').toEqual([]);
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
  const again = page.getByRole('button', { name: 'Try again: pay ₹4,000' });
  await expect(again, 'the checkout took the focus to its frame').toBeFocused();
  await again.click();
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Monthly Spices Combo Subscription Successful! 🎉' }),
  ).toBeFocused();
  await expect(page.getByText('₹4,000 has been paid online.')).toBeVisible();
  await expect(page.getByText('Next delivery')).toBeVisible();
  const [made] = razorpay.orders;
  await expect(page.getByText(made?.receipt ?? '', { exact: true })).toBeVisible();
  expect(razorpay.orders).toHaveLength(1);
  expect(page.url()).not.toContain(made?.receipt ?? '');
  await expectAccessible(page);
  expect(errors).toEqual([]);

  await console_.reload();
  await expect(panel.getByText('Online, first box paid; later ones on delivery')).toBeVisible();
  await expect(console_.getByRole('link', { name })).toHaveCount(1);
  const mails = await site.inbox.mailsTo('sunaina@example.org', 2);
  expect(mails.map(({ subject }) => subject).join('\n')).toContain('We have your payment');
  await office.close();

  // Other pages of the site are in a document without Razorpay's script.
  const next = page.waitForResponse((answer) => answer.request().resourceType() === 'document');
  await page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'About Us' }).click();
  expect((await next).headers()['content-security-policy']).not.toContain('razorpay');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('spice-payment');
});
