import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { madeFrom } from '../../scripts/deck-pdf/made-from.mjs';
import { LANGUAGES, printDeck } from '../../scripts/deck-pdf/print-deck.mjs';
import { problemsOf } from '../../scripts/deck-pdf/problems.mjs';
import { readPdf } from '../../scripts/deck-pdf/read-pdf.mjs';
import { keepPdfs } from '../../scripts/deck-pdf/store.mjs';
import { pagesReady, snapshotName, waitForHydration } from '../support/browser/prerendered';
import { expect, test } from '../support/test';

test.beforeEach(({ site }) => pagesReady(site.url));

/** All text of the seventh page, which has neither toolbar nor site header. */
const SEVENTH =
  'One factory, one company Its own directors Its own account books Books audited once a year Only then is profit divided';

const wordsOf = (text = '') => text.replace(/\s+/g, ' ').trim();

const asPdf = async (page: Page) =>
  readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

test('Ctrl+P on any slide prints thirty pages in both languages, with bookmarks, links and alternative texts', async ({
  browser,
  site,
}) => {
  const { siteUrl } = await madeFrom(site.url);
  for (const language of LANGUAGES) {
    const { pdf, titles } = await printDeck(browser, site.url, { ...language, path: `${language.path}/7` });
    const facts = await readPdf(pdf);
    expect(problemsOf(facts, { ...language, titles, siteUrl })).toEqual([]);
    // Hindi text cannot be extracted from a PDF, so only English text is compared.
    if (language.locale === 'en') {
      expect(wordsOf(facts.texts[6])).toBe(SEVENTH);
      // Spaces are ignored because the rupee sign, set in its own font, is extracted as a separate word.
      for (const [slide, title] of titles.entries())
        expect(facts.texts[slide]?.replace(/\s/g, '')).toContain(title.replace(/\s/g, ''));
    }
    expect(facts.texts.every((text) => text.trim().length > 0)).toBe(true);
  }
});

test('the browser’s own print menu prints the current slide only; printing with notes gives each slide one portrait page, however long its notes are', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-asked-to-print', '');
  });
  await page.goto('/presentation/26');
  await waitForHydration(page);

  await test.step('the browser’s own print menu', async () => {
    const { pages, sizes, texts } = await asPdf(page);
    expect(pages).toBe(1);
    expect(sizes[0]).toEqual({ width: 768, height: 432 });
    expect(texts[0]).toContain('Read this before you invest');
    expect(texts[0]).not.toContain('26 / 30');
  });

  await test.step('with notes', async () => {
    const texts = await textsWithNotes(page);
    expect(wordsOf(texts[25])).toContain('Shares are unlisted and cannot be traded yet.');
    // Text of the speaker’s notes, which is not on the slide.
    expect(wordsOf(texts[4])).toContain('which is still being built');
  });

  await test.step('with notes in Hindi', async () => {
    await page.goto('/hi/presentation');
    await waitForHydration(page);
    await textsWithNotes(page);
  });
});

/** Prints with notes, expects a portrait page per slide, and returns the text of each. */
async function textsWithNotes(page: Page): Promise<string[]> {
  await page.keyboard.press('?');
  await page.getByRole('button', { name: /speaker’s notes|वक्ता के नोट/ }).click();
  await page.locator('html[data-asked-to-print]').waitFor();
  const { pages, sizes, texts } = await asPdf(page);
  expect(pages).toBe(30);
  expect(sizes.every(({ width, height }) => height > width)).toBe(true);
  for (const [index, text] of texts.entries()) expect(text).toContain(`${index + 1} / 30`);
  return texts;
}

test('the deck and its text version offer the PDF files with their size once they exist', async ({
  page,
  site,
}) => {
  const offer = page.getByRole('link', { name: /^Download the slides/ });
  await page.goto('/presentation/text');
  await expect(page.getByRole('link', { name: 'Show the presentation' })).toBeVisible();
  await expect(offer).toHaveCount(0);

  const before = await snapshotName(site.url);
  const folder = join(site.dataDir, 'presentation-pdf');
  await mkdir(folder, { recursive: true });
  const pdf = Buffer.alloc(1_258_291, '%PDF-1.4 of a test ');
  await keepPdfs(folder, await madeFrom(site.url), [
    { locale: 'en', pdf },
    { locale: 'hi', pdf },
  ]);
  await expect(async () => {
    expect(await snapshotName(site.url)).not.toBe(before);
    await pagesReady(site.url);
  }).toPass();

  await page.goto('/presentation/text');
  await expect(offer).toHaveText('Download the slides (PDF, 1.2 MB)');
  expect((await offer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const [download] = await Promise.all([page.waitForEvent('download'), offer.click()]);
  expect(download.suggestedFilename()).toMatch(/ – presentation\.pdf$/);

  await page.goto('/hi/presentation');
  await waitForHydration(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('link', { name: 'स्लाइडें डाउनलोड करें (PDF, 1.2 MB)' })).toBeVisible();
});
