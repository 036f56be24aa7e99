import type { Page } from '@playwright/test';
import { comesAlive, pagesReady } from './support/prerendered';
import { expect, test } from './support/test';

const PUBLIC_SCRIPTS = '**/remotes/public/**/*.js*';

/** From now on no script of the public remote arrives. */
async function cutScripts(page: Page): Promise<void> {
  await page.route(PUBLIC_SCRIPTS, (route) => route.abort());
}

const readers = [
  {
    language: 'English',
    address: '/apply',
    name: 'Your full name',
    place: 'Where should the factory be?',
    send: 'Submit application',
    waiting: 'Getting ready…',
    failed: 'This form did not load.',
    retry: 'Try again',
    back: 'We have restored what you typed.',
  },
  {
    language: 'Hindi',
    address: '/hi/apply',
    name: 'आपका पूरा नाम',
    place: 'कारख़ाना कहाँ लगे?',
    send: 'आवेदन भेजें',
    waiting: 'तैयार हो रहा है…',
    failed: 'यह फ़ॉर्म नहीं खुल सका।',
    retry: 'फिर कोशिश करें',
    back: /वह वापस आ गया है/,
  },
];

for (const reader of readers) {
  test(`in ${reader.language} a form whose scripts are gone says so after the press, and keeps what was typed over the reload`, async ({
    page,
    site,
  }) => {
    await pagesReady(site.url);
    await cutScripts(page);
    await page.goto(reader.address, { waitUntil: 'commit' });
    await page.getByLabel(reader.name).fill('Meera Devi');
    await page.getByLabel(reader.place).fill('Hajipur');
    await page.getByRole('button', { name: reader.send }).click();
    const said = page.getByRole('status').filter({ hasText: reader.failed });
    await expect(page.getByText(reader.waiting)).toBeVisible();
    await expect(said).toBeVisible();
    await expect(page.getByText(reader.waiting)).toBeHidden();
    await expect(said.getByRole('link')).toHaveAttribute('href', 'mailto:support@example.org');

    // The scripts are still gone: the text stands there all the same.
    await said.getByRole('button', { name: reader.retry }).click();
    await expect(page.getByText(reader.failed)).toBeHidden();
    await expect(page.getByLabel(reader.name)).toHaveValue('Meera Devi');
    await page.getByRole('button', { name: reader.send }).click();
    await expect(said).toBeVisible();

    await page.unroute(PUBLIC_SCRIPTS);
    // Not by the button: by now the page may have come alive by itself, and the line be gone.
    await page.reload();
    await expect(page.getByText(reader.back)).toBeVisible();
    await expect(page.getByLabel(reader.name)).toHaveValue('Meera Devi');
    await expect(page.getByLabel(reader.place)).toHaveValue('Hajipur');
  });
}

test('a form whose own code is late offers what was typed to somebody who looked at another page', async ({
  page,
  site,
}) => {
  await pagesReady(site.url);
  // The page and its frame come alive; what the form asks for from then on does not arrive.
  await page.goto('/apply', { waitUntil: 'commit' });
  await comesAlive(page);
  await cutScripts(page);
  await page.getByLabel('Your full name').fill('Meera Devi');
  await page.getByLabel('Where should the factory be?').fill('Hajipur');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Presentation' }).click();
  await expect(page).toHaveURL('/presentation');
  await page.unroute(PUBLIC_SCRIPTS);
  await page.goBack();
  await page.getByRole('button', { name: 'Restore what you typed' }).click();
  await expect(page.getByLabel('Your full name')).toHaveValue('Meera Devi');
  await expect(page.getByLabel('Where should the factory be?')).toHaveValue('Hajipur');
});
