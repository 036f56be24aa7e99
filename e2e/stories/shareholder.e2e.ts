import type { Browser, Page } from '@playwright/test';
import { fastForwardMinute } from '../support/browser/clock';
import { logIn } from '../support/console';
import { printedPdf } from '../support/forms/application-form';
import { ENGLISH, fillInShareholder, HINDI, photo } from '../support/forms/shareholder-form';
import { expect, type Site, test } from '../support/test';
import { openCase, statusLabel } from '../support/track';

const REFERENCE = /SH-[0-9A-HJKMNP-TV-Z]{6}/;

/** Reviews the answers and submits them. */
async function send(page: Page, check: string, button: string): Promise<string> {
  await fastForwardMinute(page);
  await page.getByRole('button', { name: check }).click();
  await page.getByRole('button', { name: button }).click();
  return (await page.getByText(REFERENCE).first().textContent()) ?? '';
}

/** Opens an application in a new console, where it is searched by part of the name. */
async function openInConsole(browser: Browser, site: Site, partOfName: string, name: string) {
  const office = await browser.newContext({ baseURL: site.url, acceptDownloads: true });
  const console_ = await office.newPage();
  await console_.goto('/admin/shareholders');
  await logIn(console_);
  await console_.getByRole('searchbox').fill(partOfName);
  await console_.getByRole('link', { name }).click();
  const panel = console_.getByRole('complementary', { name: 'Shareholder application' });
  return { office, console_, panel };
}

/**
 * Waits for the mail about a decision, which is sent after the ten seconds in which the decision can be undone.
 * @returns its text
 */
async function decisionMail(site: Site, address: string, part: string): Promise<string> {
  const mail = () => site.inbox.mails.find(({ to, text }) => to === address && text.includes(part));
  await expect.poll(() => mail()?.text ?? '').toContain(part);
  return mail()?.text ?? '';
}

test('a visitor applies in Hindi, the office finds the application by part of a name and approves it, and /track shows the decision', async ({
  page,
  site,
  browser,
}) => {
  const person = {
    name: 'सविता देवी',
    email: 'savita.devi@example.org',
    pan: 'bqtps4821k',
    nominee: 'सुनीता देवी',
  };
  const idProof = await printedPdf(page);

  await page.clock.install();
  await page.goto('/hi/shareholder');
  await fillInShareholder(page, HINDI, person);
  await page
    .getByLabel(HINDI.idProof, { exact: true })
    .setInputFiles({ name: 'पहचान.pdf', mimeType: 'application/pdf', buffer: idProof });
  const number = await send(page, 'अपने जवाब जाँचें', 'आवेदन भेजें');
  expect(number).toMatch(REFERENCE);
  await expect(
    page.getByText('आपका आवेदन पहुँच गया! हमारी टीम जल्द ही आपसे संपर्क करके आगे की बात बताएगी।'),
  ).toBeVisible();

  const [received] = await site.inbox.mailsTo(person.email);
  expect(received?.subject).toContain('शेयरधारक बनने का आपका आवेदन');
  expect(received?.text).toContain(number);

  const { office, console_, panel } = await openInConsole(browser, site, 'सवि', person.name);
  await expect(panel.getByText(number)).toBeVisible();
  await expect(panel.getByText('10 shares for ₹5,000')).toBeVisible();
  await expect(panel.getByText('सुनीता देवी (Sibling)')).toBeVisible();
  await expect(panel.getByText('******821K')).toBeVisible();
  await panel.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(console_.getByText(`Approved: ${person.name}`)).toBeVisible();
  const decision = await decisionMail(site, person.email, 'अच्छी ख़बर');
  expect(decision).toContain(number);
  await office.close();

  await openCase(page, site, 'hi', { number, email: person.email });
  await expect(statusLabel(page, 'मंज़ूर')).toBeVisible();
});

test('a photo of more than 5 MB is resized in the browser, and the office rejects the application with a reason', async ({
  page,
  site,
  browser,
}) => {
  const person = {
    name: 'Ravi Prakash',
    email: 'ravi.prakash@example.org',
    pan: 'CRTPR1234Q',
    nominee: 'Meena Prakash',
  };
  const reason = 'The name on the proof cannot be read.';

  await page.clock.install();
  await page.goto('/about');
  await page.goto('/shareholder');
  await fillInShareholder(page, ENGLISH, person);
  const idProof = page.getByLabel(ENGLISH.idProof, { exact: true });
  await idProof.setInputFiles({
    name: 'voter card.png',
    mimeType: 'image/png',
    buffer: await photo(page, { width: 1800, height: 1100 }),
  });
  await expect(page.getByText(/Choose one of at most 5 MB/)).toBeVisible();
  await page.getByRole('button', { name: 'Make it smaller' }).click();
  await expect(page.getByRole('img', { name: 'The picture as it will be sent' })).toBeVisible();
  const number = await send(page, 'Check your answers', 'Send application');
  await expect(
    page.getByRole('heading', {
      name: 'Application Submitted Successfully! Our team will contact you shortly with further details.',
    }),
  ).toBeFocused();

  const { office, console_, panel } = await openInConsole(browser, site, 'Prak', person.name);
  await expect(panel.getByText(number)).toBeVisible();
  const downloading = console_.waitForEvent('download');
  await panel.getByRole('button', { name: /^Download/ }).click();
  expect((await downloading).suggestedFilename()).toBe('voter card.jpg');
  await panel.getByRole('button', { name: 'Reject', exact: true }).click();
  await panel.getByLabel(/Reason/).fill(reason);
  await panel.getByRole('button', { name: 'Reject application' }).click();
  await expect(console_.getByText(`Rejected: ${person.name}`)).toBeVisible();
  const decision = await decisionMail(site, person.email, reason);
  expect(decision).toContain(number);
  await office.close();

  // The receipt has replaced the form and the review of answers in the history.
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});
