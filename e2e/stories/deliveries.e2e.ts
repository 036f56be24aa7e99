import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import mongoose from 'mongoose';
import { lastBoxDay } from '../../backend/src/subscriptions/delivery-day';
import { expectAccessible } from '../support/checks/axe';
import { logIn, showInColours } from '../support/console';
import { sendSubscription } from '../support/forms/send-records';
import { ADMINISTRATOR, expect, freshDatabaseUri, startSite, test } from '../support/test';

/** The last box day on or before today. */
const BOX_DAY = lastBoxDay(new Date());

test('the office marks two boxes as delivered, the cash totals match, and the list is exported to Excel and printed', async ({
  browser,
}) => {
  const uri = freshDatabaseUri();
  const site = await startSite({ MONGODB_URI: uri });
  const context = await browser.newContext({ baseURL: site.url });
  try {
    for (const [name, pinCode] of [
      ['Asha Kumari', '844101'],
      ['Birsi Devi', '844101'],
      ['Chitra Rao', '900001'],
    ] as const) {
      await sendSubscription(context.request, name, pinCode);
    }
    // Backdates the orders, because today’s have no shipped box yet.
    const database = await mongoose.createConnection(uri).asPromise();
    const createdAt = new Date(`${BOX_DAY.slice(0, 8)}05T06:00:00Z`);
    await database.collection('subscriptions').updateMany({}, { $set: { createdAt, 'boxes.from': BOX_DAY } });
    await database.close();

    const page = await context.newPage();
    await page.goto(`/admin/subscribers/deliveries?day=${BOX_DAY}`);
    await logIn(page);
    await expect(page.getByRole('heading', { name: /^Boxes of 15 / })).toBeVisible();
    const totals = page.getByRole('region', { name: 'Totals' });
    await expect(totals.getByText('₹12,000')).toBeVisible();
    const packed = page.getByRole('row', { name: /PIN.844101/ });
    await expect(packed.getByText('4 Premium Packs')).toBeVisible();
    await expect(packed.getByText('₹8,000')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search name or PIN code' }).fill('चित्रा');
    await expect(page.getByText('“चित्रा”:')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Asha Kumari' })).toHaveCount(0);
    await expect(page.getByRole('row', { name: 'Chitra Rao' })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('q')).toBe('चित्रा');
    await expectAccessible(page, 'searched', 'all but colours');
    await page.getByRole('searchbox', { name: 'Search name or PIN code' }).fill('');
    await page.getByRole('checkbox', { name: 'Select all of PIN 844101' }).press('Space');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mark as delivered' }).click();
    await expect(page.getByText('2 boxes marked: delivered')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Report' }).getByRole('listitem')).toHaveText([
      /^Asha Kumari .* delivered$/,
      /^Birsi Devi .* delivered$/,
    ]);
    await expect(totals.getByText('₹8,000 · ₹4,000 not collected')).toBeVisible();
    await expect(totals.getByText('2 delivered, 0 returned')).toBeVisible();
    await page.getByRole('button', { name: 'Close report' }).click();
    await showInColours(page, 'dark');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Export' }).click();
    await expectAccessible(page, 'export');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download for Excel' }).click(),
    ]);
    const { sheets } = await readXlsx(await readFile(await download.path()));
    const [titles = [], ...rows] = sheets[0]?.rows ?? [];
    const columns = ['name', 'PIN code', 'rupees to collect', 'box', 'marked by'].map((title) =>
      titles.indexOf(title),
    );
    expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
      ['Asha Kumari', '844101', 4000, 'delivered', ADMINISTRATOR.email],
      ['Birsi Devi', '844101', 4000, 'delivered', ADMINISTRATOR.email],
      ['Chitra Rao', '900001', 4000, 'planned', null],
    ]);

    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(overflow, 'width of the page after a resize').toBeLessThanOrEqual(320);
    const bar = page.getByRole('region', { name: 'Selected boxes' });
    await page.getByRole('checkbox', { name: 'Select Asha Kumari' }).press('Space');
    await page.getByRole('searchbox', { name: 'Search name or PIN code' }).fill('Chitra');
    await expect(bar.getByText('1 selected, not on this page')).toBeVisible();
    await expectAccessible(page, 'with a selected box that is not shown');
    expect(await overflow()).toBeLessThanOrEqual(320);
    await bar.getByRole('button', { name: 'Mark as planned…' }).click();
    await expect(bar.getByText('Not on this page: Asha Kumari.')).toBeVisible();
    await expectAccessible(page, 'confirmation for a box that is not shown', 'all but colours');
    expect(await overflow()).toBeLessThanOrEqual(320);
    await bar.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('searchbox', { name: 'Search name or PIN code' }).fill('');
    const first = await page.getByText('Asha Kumari').locator('xpath=ancestor::th').boundingBox();
    expect(first?.width, 'a row is shown as a card on a phone').toBeGreaterThan(200);
    await page.setViewportSize({ width: 1280, height: 800 });

    const selected = page.getByRole('row', { name: 'Asha Kumari' }).getByRole('rowheader');
    await expect(selected).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(selected, 'the selection is not printed').toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const title = page.getByRole('heading', { name: /^Boxes of/ });
    await expect(title, 'prints dark text in dark mode too').toHaveCSS('color', 'rgb(26, 33, 71)');
    for (const name of ['Asha Kumari', 'Birsi Devi', 'Chitra Rao']) {
      await expect(page.getByRole('row', { name })).toBeVisible();
    }
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);

    await expect(page.getByRole('row', { name: /PIN.844101/ }).getByText('4 Premium Packs')).toBeVisible();
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.getByRole('link', { name: 'Address labels, 1 sheet' }).click();
    await expect(page.getByRole('region', { name: 'Address labels' }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Print 3 labels on 1 sheet' })).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: /^Boxes of/ })).toHaveCount(0);
    await expect(page.getByText('Chitra Rao')).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

    await page.goto(`/admin/subscribers/deliveries?day=${BOX_DAY}&view=labels&q=asha`);
    await expect(page.getByText('Asha Kumari')).toBeVisible();
    await expect(page.getByText('“asha”:')).toBeAttached();
    await expect(page.getByText('“asha”:'), 'would shift the labels on their sheet').toBeHidden();
  } finally {
    await context.close();
    await site.stop();
  }
});
