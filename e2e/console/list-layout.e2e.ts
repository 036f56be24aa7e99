import type { Locator, Page } from '@playwright/test';
import { logIn } from '../support/console';
import { sendApplication } from '../support/forms/send-records';
import { newWord } from '../support/seeded';
import { expect, test } from '../support/test';

/** Distance of the list from the top of the page, in px. */
const topOfList = (page: Page) =>
  page
    .locator('.ad-table, .ad-empty')
    .first()
    .evaluate((list) => Math.round(list.getBoundingClientRect().top + window.scrollY));

/** Whether no part of a text is cut. */
const isWhole = (text: Locator) =>
  text.evaluate(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth <= clientWidth && scrollHeight <= clientHeight,
  );

test('filters show their whole values on a desktop and a tablet, and clearing them brings the list back to its place', async ({
  page,
  request,
}) => {
  await sendApplication(request, `Nirmala ${newWord()}`);
  await page.goto('/admin/applications');
  await logIn(page);
  for (const width of [1366, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await expect(page.getByText(/^\d+ waiting, /)).toBeVisible();
    const before = await topOfList(page);
    const filters = page.getByRole('group', { name: 'Filters' });
    const summary = page.getByText(/^\d+ found$/);
    for (const [name, choice] of [
      ['Document', 'Without a document'],
      ['Amount', '₹25 Lacs - ₹50 Lacs'],
      ['Assigned to', 'Nobody'],
      ['Business idea', 'Agriculture & Food Processing'],
    ] as const) {
      await filters.getByRole('button', { name, exact: true }).click();
      await filters.getByRole('button', { name: choice, exact: true }).click();
      const button = filters.getByRole('button', { name: `${name}: ${choice}` });
      await expect(button).toBeVisible();
      expect(await isWhole(button.locator('.ad-filter__text')), name).toBe(true);
      await expect(summary).toBeVisible();
      // There is room for this one. The summary and the button that clears the filters need no row of their own.
      if (name === 'Document' && width === 1366) expect(await topOfList(page)).toBe(before);
    }
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(summary).toBeHidden();
    await expect(page.getByText(/^\d+ waiting, /)).toBeVisible();
    expect(await topOfList(page)).toBe(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

/** Words of an element that are broken without a hyphen at the end of a line. */
function brokenWords(page: Page, selector: string, word: RegExp) {
  return page.evaluate(
    ([css, pattern]) => {
      const broken: string[] = [];
      for (const element of document.querySelectorAll(css)) {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
          for (const match of node.data.matchAll(new RegExp(pattern, 'g'))) {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(match[0]);
          }
        }
      }
      return broken;
    },
    [selector, word.source] as const,
  );
}

test('a list is printed in landscape with all chosen columns; an e-mail address is broken only after @, dots, hyphens and underscores', async ({
  page,
  request,
}) => {
  const word = newWord();
  const email = 'ramesh.kumar-yadav_1984@panchayat-samiti.example.org';
  await sendApplication(request, `Ramesh ${word}`, undefined, { email });
  const columns =
    'amount,idea,place,email,mobile,assignee,decision,reference,createdAt,waiting,decidedAt,status';
  await page.goto(`/admin/applications?q=${word}&columns=${columns}`);
  await logIn(page);
  await expect(page.getByRole('cell').getByText(email, { exact: true })).toBeVisible();
  // What a landscape A4 page has room for, with 10 mm of margin.
  await page.setViewportSize({ width: 1047, height: 718 });
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Business idea', 'Place', 'E-mail', 'Mobile', 'Reference', 'Waiting', 'Last change']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  }
  expect(await brokenWords(page, '.ad-table td', /[a-z0-9]+/)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1047);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1'), 'A4 in landscape').toMatch(/\/MediaBox \[0 0 84\d[.\d]* 59\d/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('with text of twice the size, no word of a list is broken, and nothing needs scrolling sideways', async ({
    page,
    request,
  }) => {
    const word = newWord();
    await sendApplication(request, `Nirmala ${word}`, undefined, {
      business_idea: 'Infrastructure & Mining',
    });
    await page.goto(`/admin/applications?q=${word}`);
    await logIn(page);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await page.evaluate(() => {
      const elements = [...document.querySelectorAll<HTMLElement>('body *')];
      const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      for (const [index, element] of elements.entries())
        element.style.fontSize = `${(sizes[index] ?? 0) * 2}px`;
    });
    expect(await brokenWords(page, '.ad-table', /[A-Za-z]+/)).toEqual([]);
    const isWide = (selector: string) =>
      page.locator(selector).evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(await isWide('html')).toBe(false);
    expect(await isWide('.ad-table')).toBe(false);
  });
});
