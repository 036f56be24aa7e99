import type { Page, Route } from '@playwright/test';
import { samplePdf } from '../../backend/test/support/files/sample-files';
import { expectAccessible } from '../support/checks/axe';
import { addAccount, logIn } from '../support/console';
import { sendApplication } from '../support/forms/send-records';
import { ADMINISTRATOR, expect, test } from '../support/test';

const COLLEAGUE = { email: 'mina.topno@example.org', password: 'nine brass lamps at dusk' };

/** Simulates a return to the tab, which polls at once then instead of after up to 20 seconds. */
const pollNow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

/**
 * Holds all reads of applications until the next write is answered. Otherwise, on a slow machine, the page could load
 * the other decision and close the form before it is sent.
 */
async function holdReadsUntilNextWrite(page: Page): Promise<void> {
  const reads: Route[] = [];
  let isAnswered = false;
  await page.route('**/api/apply-factory/**', async (route) => {
    if (isAnswered) {
      await route.continue();
    } else if (route.request().method() === 'GET') {
      reads.push(route);
    } else {
      await route.fulfill({ response: await route.fetch() });
      isAnswered = true;
      for (const read of reads) await read.continue();
    }
  });
}

test('two reviewers of one application see each other; the second decision is refused, keeps its reason and can be repeated', async ({
  page,
  request,
  site,
  browser,
}) => {
  await addAccount(site, COLLEAGUE, ['applications:read', 'applications:review']);
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
  const reference = await sendApplication(request, 'Sushila Kerketta', plan);
  const list = `/admin/applications?status=all&q=${reference}`;
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();

  await page.goto(list);
  await logIn(page);
  await page.getByRole('link', { name: 'Sushila Kerketta' }).click();
  const own = page.getByRole('complementary', { name: 'Application' });
  await own.getByRole('button', { name: 'Reject' }).click();
  await own.getByLabel('Reason').fill('The plan names no site.');

  await other.goto(list);
  await logIn(other, COLLEAGUE);
  const row = other.getByRole('row', { name: /Sushila Kerketta/ });
  await expect(row.getByText('office has this open now')).toBeVisible();
  await other.getByRole('link', { name: 'Sushila Kerketta' }).click();
  const theirs = other.getByRole('complementary', { name: 'Application' });
  await expect(theirs.getByText(`${ADMINISTRATOR.email} is writing a decision`)).toBeVisible();
  await expectAccessible(other);
  await pollNow(page);
  await expect(own.getByText(`Also open by ${COLLEAGUE.email}`)).toBeVisible();

  await holdReadsUntilNextWrite(page);
  await theirs.getByRole('button', { name: 'Approve with a reason' }).click();
  await theirs.getByLabel('Reason (optional)').fill('The site is in the annex.');
  await theirs.getByRole('button', { name: 'Approve application' }).click();
  await expect(other.getByText('Approved: Sushila Kerketta')).toBeVisible();

  await own.getByRole('button', { name: 'Reject application' }).click();
  await expect(own.getByRole('alert')).toHaveText(
    new RegExp(`^${COLLEAGUE.email} approved this application on .* Your decision was not saved\\.`),
  );
  const decided = own.getByRole('region', { name: 'Last decision' });
  await expect(decided.getByText('The site is in the annex.')).toBeVisible();
  const kept = own.getByRole('region', { name: 'Your reason, not sent' });
  await expect(kept.getByText('The plan names no site.')).toBeVisible();
  await expectAccessible(page);

  await own.getByRole('button', { name: 'Reopen' }).click();
  await own.getByLabel('Reason').fill('The annex was not sent.');
  await own.getByRole('button', { name: 'Reopen application' }).click();
  await expect(own.getByLabel('Reason')).toHaveValue('The plan names no site.');
  await own.getByRole('button', { name: 'Reject application' }).click();
  await expect(page.getByText('Rejected: Sushila Kerketta')).toBeVisible();

  // Closing the panel ends the presence at once.
  await page.keyboard.press('Escape');
  await expect(own).toHaveCount(0);
  await other.keyboard.press('Escape');
  await expect(async () => {
    await pollNow(other);
    await expect(row.getByText('has this open now')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await elsewhere.close();
});
