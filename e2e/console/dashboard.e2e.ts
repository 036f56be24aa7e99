import type { Page } from '@playwright/test';
import { logIn } from '../support/console';
import { printedPdf } from '../support/forms/application-form';
import { sendMessage, sendShareholder, sendSubscription } from '../support/forms/send-records';
import { expect, test } from '../support/test';

test.use({ siteFor: 'the dashboard' });

/** Vertical position of the first block below the figures, in pixels. */
const topBelowFigures = async (page: Page) =>
  (await page.getByRole('region', { name: 'Applications received each week' }).boundingBox())?.y;

test('the dashboard counts what was received, and its bricks open the list behind them by keyboard', {
  tag: '@own-site',
}, async ({ page, request }) => {
  const buffer = await printedPdf(page);
  const idProof = { name: 'aadhaar.pdf', mimeType: 'application/pdf', buffer };
  await sendShareholder(request, 'Anita Devi', 'ABCPD1234F', idProof);
  await sendShareholder(request, 'Ramesh Yadav', 'BCDPY2345G', idProof);
  await sendMessage(request, 'Suresh Yadav');
  await sendSubscription(request, 'Meena Gupta');
  await page.goto('/admin');
  await logIn(page);
  await expect(page.getByRole('heading', { name: '2 applications are waiting' })).toBeVisible();
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByRole('link', { name: '2 shareholder' })).toBeVisible();
  await expect(figures.getByText('2 in 7 days, 2 more than the week before')).toBeVisible();
  await expect(figures.getByRole('link', { name: '1 unread' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next box day' })).toContainText('₹4,000');
  await expect(page.getByRole('region', { name: 'Recent activity' })).toContainText('Logged in');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/admin/stats', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: '2 applications are waiting' })).toBeVisible();
    const whileLoading = await topBelowFigures(page);
    release();
    await expect(figures.getByRole('link', { name: '1 unread' })).toBeVisible();
    expect(await topBelowFigures(page), `layout shift by the figures at ${width} px`).toBe(whileLoading);
    await page.unrouteAll();
  }
  const weeks = page.getByRole('region', { name: 'Applications received each week' });
  await weeks.getByRole('link', { name: /: 2 shareholder applications$/ }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/shareholders\?status=all&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  await expect(page.getByText('Ramesh Yadav')).toBeVisible();
});
