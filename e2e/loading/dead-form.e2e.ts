import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pagesReady, waitForHydration } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

const PUBLIC_SCRIPTS = '**/remotes/public/**/*.js*';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Blocks all further scripts of the public remote. */
async function blockScripts(page: Page): Promise<void> {
  await page.route(PUBLIC_SCRIPTS, (route) => route.abort());
}

/** Waits until page and layout are hydrated, then blocks the scripts of the form. */
async function openWithoutForm(page: Page, siteUrl: string, address: string): Promise<void> {
  await pagesReady(siteUrl);
  await page.goto(address, { waitUntil: 'commit' });
  await waitForHydration(page);
  await blockScripts(page);
}

test('a form whose scripts fail to load shows an error after submitting and keeps typed text across a reload', async ({
  page,
  site,
}) => {
  await pagesReady(site.url);
  await blockScripts(page);
  await page.goto('/hi/apply', { waitUntil: 'commit' });
  const name = page.getByLabel('आपका पूरा नाम');
  const place = page.getByLabel('कारख़ाना कहाँ लगे?');
  const send = page.getByRole('button', { name: 'आवेदन भेजें' });
  const waiting = page.getByText('तैयार हो रहा है…');
  const failed = 'यह फ़ॉर्म नहीं खुल सका।';
  // Clicks are noticed once the first script has run.
  await page.locator('main[data-hydrating]').waitFor();
  await name.fill('Meera Devi');
  await place.fill('Hajipur');
  await send.click();
  const status = page.getByRole('status').filter({ hasText: failed });
  await expect(waiting).toBeVisible();
  await expect(status).toBeVisible();
  await expect(waiting).toBeHidden();
  await expect(status.getByRole('link')).toHaveAttribute('href', 'mailto:support@example.org');

  // The scripts are still blocked, but the typed text is restored.
  await status.getByRole('button', { name: 'फिर कोशिश करें' }).click();
  await expect(page.getByText(failed)).toBeHidden();
  await expect(name).toHaveValue('Meera Devi');
  await send.click();
  await expect(status).toBeVisible();

  await page.unroute(PUBLIC_SCRIPTS);
  // A reload instead of the button, because the page may hydrate at any moment now, which hides the status.
  await page.reload();
  await expect(page.getByText(/वह वापस आ गया है/)).toBeVisible();
  await expect(name).toHaveValue('Meera Devi');
  await expect(place).toHaveValue('Hajipur');
});

test('a form that loads late keeps or offers what was typed before visiting another page', async ({
  page,
  site,
}) => {
  await openWithoutForm(page, site.url, '/apply');
  await page.getByLabel('Your full name').fill('Meera Devi');
  await page.getByLabel('Where should the factory be?').fill('Hajipur');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Presentation' }).click();
  await expect(page).toHaveURL('/presentation');
  await page.unroute(PUBLIC_SCRIPTS);
  await page.goBack();
  const name = page.getByLabel('Your full name');
  const offer = page.getByRole('button', { name: 'Restore what you typed' });
  // On a slow machine the other page may have been a new document: then the browser has restored the values itself.
  await expect.poll(async () => (await offer.isVisible()) || (await name.inputValue()) !== '').toBe(true);
  if (await offer.isVisible()) await offer.click();
  await expect(name).toHaveValue('Meera Devi');
  await expect(page.getByLabel('Where should the factory be?')).toHaveValue('Hajipur');
});

test('a click on a part of a form that loads late focuses the field of that part and keeps what was typed', async ({
  page,
  site,
}) => {
  await openWithoutForm(page, site.url, '/shareholder');
  const name = page.getByLabel('Full name', { exact: true });
  const nominee = page.getByLabel('Nominee’s full name');
  await name.fill('Meera Devi');
  await page
    .getByRole('navigation', { name: 'Parts of the form' })
    .getByRole('link', { name: /^Nominee/ })
    .click();
  await expect(nominee).toBeFocused();
  await page.keyboard.type('Asha Devi');
  await page.goBack();
  await expect(name).toHaveValue('Meera Devi');
  await page.unroute(PUBLIC_SCRIPTS);
  await expect(page.locator('main [data-hydrating]')).toHaveCount(0);
  await expect(nominee).toBeFocused();
  await expect(nominee).toHaveValue('Asha Devi');
  await expect(name).toHaveValue('Meera Devi');
});

/** Fills in a form, leaves it and returns to it, all before its code is loaded. */
async function returnToForm(page: Page, siteUrl: string): Promise<void> {
  await openWithoutForm(page, siteUrl, '/contact');
  await page.getByLabel('Your name').fill('Meera Devi');
  await page.getByLabel('E-mail', { exact: true }).fill('meera@example.org');
  await page.getByLabel('Subject').selectOption('Investment Questions');
  await page.getByLabel('Your message').fill('When does the water plant open?');
  await page.goto('/legal');
  await page.goBack();
  await expect(page.getByLabel('Your name')).toHaveValue('Meera Devi');
}

test('a form that is returned to and submitted before its code is loaded is sent as it is shown', async ({
  page,
  site,
}) => {
  await returnToForm(page, site.url);
  await page.getByLabel('Your name').fill('Meera Kumari');
  await page.getByRole('button', { name: 'Send message' }).click();
  const sent = page.waitForRequest('**/api/contact');
  await page.unroute(PUBLIC_SCRIPTS);
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Meera Kumari',
    email: 'meera@example.org',
    subject: 'Investment Questions',
    message: 'When does the water plant open?',
  });
  await expect(page.getByRole('main').getByText(/CM-[0-9A-Z]{6}/)).toBeVisible();
});

test('a form that is returned to keeps only what is typed now, and offers to restore the earlier values', async ({
  page,
  site,
}) => {
  await returnToForm(page, site.url);
  await page.getByLabel('Your name').fill('Meera Kumari');
  await page.unroute(PUBLIC_SCRIPTS);
  await page.getByRole('button', { name: 'Restore what you typed' }).waitFor();
  await expect(page.getByLabel('Your name')).toHaveValue('Meera Kumari');
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await page.getByRole('button', { name: 'Restore what you typed' }).click();
  await expect(page.getByLabel('Your name')).toHaveValue('Meera Kumari');
  await expect(page.getByLabel('Your message')).toHaveValue('When does the water plant open?');
});

test('a file that the browser restores stays selected', async ({ page, site }, testInfo) => {
  // Browsers restore a file by its path.
  const path = testInfo.outputPath('voter card.png');
  await writeFile(path, PIXEL);
  await openWithoutForm(page, site.url, '/shareholder');
  const idProof = page.locator('[name="idProof"]');
  await idProof.setInputFiles(path);
  await page.goto('/legal');
  await page.goBack();
  await expect(idProof).toHaveValue(/voter card/);
  await page.unroute(PUBLIC_SCRIPTS);
  await expect(page.getByText('voter card.png', { exact: true })).toBeVisible();
});

test('a form whose code does not load keeps what was typed when the language is switched', async ({
  page,
  site,
}) => {
  await openWithoutForm(page, site.url, '/apply');
  await page.getByLabel('Your full name').fill('Meera Devi');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  const name = page.getByLabel('आपका पूरा नाम');
  await expect(name).toHaveValue('Meera Devi');
  await page.unroute(PUBLIC_SCRIPTS);
  await expect(page.locator('[data-hydrating] form[data-draft]')).toHaveCount(0);
  await expect(name).toHaveValue('Meera Devi');
});

test('Back leads to the previous page even when a reloaded page is not hydrated yet', async ({
  page,
  site,
}) => {
  await pagesReady(site.url);
  await page.goto('/about', { waitUntil: 'commit' });
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible();
  await blockScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('main[data-hydrating]').waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Who We Are' })).toBeVisible();
});
