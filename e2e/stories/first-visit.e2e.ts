import { readFile } from 'node:fs/promises';
import { fastForwardMinute } from '../support/browser/clock';
import { logIn } from '../support/console';
import { fillInApplication, printedPdf } from '../support/forms/application-form';
import { expect, test } from '../support/test';
import { openCase, statusLabel } from '../support/track';

test('a visitor applies for a factory and an administrator approves it, although the API is killed in between', async ({
  page,
  site,
  browser,
}) => {
  const applicant = { name: 'सविता शर्मा', email: 'savita@example.org', location: 'Varanasi, Uttar Pradesh' };
  const pdf = await printedPdf(page);

  await page.clock.install();
  await page.goto('/apply');
  await fillInApplication(page, applicant);
  await page
    .locator('#factory-form input[type=file]')
    .setInputFiles({ name: 'इकाई योजना.pdf', mimeType: 'application/pdf', buffer: pdf });
  await fastForwardMinute(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  const reference = await page
    .getByText(/FA-[0-9A-HJKMNP-TV-Z]{6}/)
    .first()
    .textContent();
  expect(reference).toMatch(/FA-[0-9A-HJKMNP-TV-Z]{6}/);
  const number = /FA-[0-9A-HJKMNP-TV-Z]{6}/.exec(reference ?? '')?.[0] ?? '';

  await site.api.kill();
  await site.api.start();

  const [received] = await site.inbox.mailsTo(applicant.email);
  expect(received?.text).toContain(number);

  const office = await browser.newContext({ baseURL: site.url, acceptDownloads: true });
  const console_ = await office.newPage();
  await console_.goto('/admin/applications');
  await logIn(console_);
  await expect(console_).toHaveURL(/\/admin\/applications/);
  await console_.getByRole('searchbox').fill('सवि');
  await console_.getByText(applicant.name).first().click();
  const panel = console_.getByRole('complementary', { name: 'Application' });
  await expect(panel.getByText(number)).toBeVisible();

  const downloading = console_.waitForEvent('download');
  await panel.getByRole('button', { name: /^Download/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('इकाई योजना.pdf');
  expect((await readFile(await download.path())).equals(pdf)).toBe(true);

  await panel.getByRole('button', { name: 'Approve with a reason' }).click();
  await panel.getByLabel(/Reason/).fill('The plan is sound.');
  await panel.getByRole('button', { name: 'Approve application' }).click();
  await expect(console_.getByText(`Approved: ${applicant.name}`)).toBeVisible();

  // The mail of a decision is delayed by the ten seconds in which it can be undone. It is looked for by its text,
  // because the first mail may have arrived twice: the API can be killed after sending it, before recording that.
  const decided = () =>
    site.inbox.mails.find(({ to, text }) => to === applicant.email && text.includes('The plan is sound.'));
  await expect.poll(() => decided()?.text).toContain(number);
  await office.close();

  await openCase(page, site, 'en', { number, email: applicant.email });
  await expect(statusLabel(page, 'Approved')).toBeVisible();
  await expect(page.getByText('The plan is sound.').first()).toBeVisible();
});
