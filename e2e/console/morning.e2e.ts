import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { type CellValue, readXlsx } from 'hucre/xlsx';
import { cellsOf } from '../../backend/test/support/files/csv';
import { logIn } from '../support/console';
import { sendApplication, sendMessage } from '../support/forms/send-records';
import { newWord } from '../support/seeded';
import { expect, test } from '../support/test';

/** A person, found by the beginning of the name in the other script. */
interface FoundByPart {
  typed: string;
  name: string;
}

/** Names that an export must keep in one cell each, and that a spreadsheet must not evaluate as formulas. */
const AWKWARD = ['=HYPERLINK("x")', '-2+3', '+91', 'Birsi, "Munni";', 'अनीता देवी'] as const;
const WRITTEN = ['=1+1', 'Two lines:\nthe "second", of; three', 'कारख़ाना कब खुलेगा?'];

const written = (at: number) => WRITTEN[at % WRITTEN.length] as string;

/** More than the number of controls of any open record. */
const MAX_TABS = 40;

type Cells = Record<string, string | number | null>;

/** A review of one list by keyboard only. */
class ReviewSession {
  readonly panel: Locator;

  constructor(
    readonly page: Page,
    readonly names: readonly string[],
    panel: string,
  ) {
    this.panel = page.getByRole('complementary', { name: panel });
  }

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  async find(typed: string): Promise<void> {
    await this.press('/');
    await expect(this.page.getByRole('searchbox')).toBeFocused();
    await this.page.keyboard.type(typed);
    await this.press('Enter');
  }

  /** Expects the record to be open, with the focus on its heading. */
  async isAt(name: string | undefined): Promise<void> {
    const title = this.panel.getByRole('heading', { level: 2, name: name ?? 'no such record', exact: true });
    await expect(title).toBeFocused();
  }

  /** Waits until Approve is enabled: a record that opened without a key press takes decisions only after a delay. */
  async canDecide(): Promise<void> {
    await expect(this.button('Approve')).toHaveAttribute('aria-disabled', 'false');
  }

  async tabTo(name: string): Promise<void> {
    const button = this.button(name);
    await expect(button).toBeEnabled();
    for (let press = 0; press < MAX_TABS; press += 1) {
      await this.press('Tab');
      if (await button.evaluate((control) => control === document.activeElement)) return;
    }
    throw new Error(`The Tab key does not reach “${name}”`);
  }

  /** Expects a toast with the text; toasts are announced to screen readers as well. */
  expectToast(text: string): Promise<void> {
    return expect(this.page.getByRole('listitem').filter({ hasText: text }).last()).toBeVisible();
  }
}

async function readAll(session: ReviewSession): Promise<void> {
  for (const name of session.names) {
    await session.isAt(name);
    await expect(session.panel.getByText('Read', { exact: true })).toBeVisible();
    if (name !== session.names.at(-1)) await session.press('j');
  }
  await session.tabTo('Mark as new');
  await session.press('Enter');
  await session.expectToast(`New again: ${session.names.at(-1)}`);
  await expect(session.button('Mark as read')).toBeFocused();
  await session.press('Escape');
  await expect(session.page.getByRole('row').getByText('Read', { exact: true })).toHaveCount(
    session.names.length - 1,
  );
}

async function decideAll(session: ReviewSession): Promise<void> {
  const approve = async (name: string | undefined) => {
    await session.isAt(name);
    await session.press('a');
    await expect(session.button('Approve')).toBeFocused();
    await session.canDecide();
    await session.press('Enter');
    await session.expectToast(`Approved: ${name}`);
  };
  const { names } = session;
  await approve(names[0]);
  await session.isAt(names[1]);
  await session.press('u');
  await session.expectToast(`Undone: ${names[0]} is unchanged.`);
  await approve(names[0]);
  await session.isAt(names[1]);
  await session.press('j');
  await session.isAt(names[2]);
  await session.press('k');
  await approve(names[1]);
  await session.isAt(names[2]);
  await session.canDecide();
  await session.press('x');
  await expect(session.panel.getByLabel('Reason')).toBeFocused();
  await session.page.keyboard.type('No site was named.');
  await session.press('Control+Enter');
  await session.expectToast(`Rejected: ${names[2]}`);
  for (const name of names.slice(3)) await approve(name);
  await session.isAt(names.at(-1));
  await expect(session.button('Reopen')).toBeVisible();
  await session.press('Escape');
  await expect(session.page.getByRole('main')).toBeFocused();
  await expectDecidedToday(session);
}

/** Expects the records in the view of today’s decisions, with who decided and when. */
async function expectDecidedToday({ page, names }: ReviewSession): Promise<void> {
  const word = names[0]?.split(' ').at(-1) ?? '';
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /^Decided by me today/ })
    .press('Enter');
  // A search that is typed before the view is shown would be lost.
  await expect(page.getByRole('columnheader', { name: 'Decided' })).toBeVisible();
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByRole('rowheader').getByRole('link')).toHaveText(names.toReversed());
  await expect(page.getByRole('cell', { name: /^office, \d/ })).toHaveCount(names.length);
  await expect(page.getByRole('row').getByText('Rejected', { exact: true })).toHaveCount(1);
}

interface Tab {
  path: string;
  /** Accessible name of the panel beside the list. */
  panel: string;
  format: 'csv' | 'xlsx';
  send: (request: APIRequestContext, name: string, at: number) => Promise<string>;
  /** Exported cells of a record, except date, reference, assignee and last change. */
  cells: (name: string, at: number) => Cells;
  /** Columns of an export of visible columns only, in order. */
  shown: readonly string[];
  found: FoundByPart;
  review: (session: ReviewSession) => Promise<void>;
}

const TABS: readonly Tab[] = [
  {
    path: 'contacts',
    panel: 'Message',
    format: 'csv',
    send: (request, name, at) => sendMessage(request, name, { message: written(at) }),
    cells: (name, at) => ({
      status: 'new',
      name,
      'e-mail': 'asha@example.org',
      subject: 'General Inquiry',
      message: written(at),
      'first reply': null,
    }),
    shown: ['name', 'received', 'days waiting', 'status'],
    found: { typed: 'jyots', name: 'ज्योत्स्ना बेहरा' },
    review: readAll,
  },
  {
    path: 'applications',
    panel: 'Application',
    format: 'xlsx',
    send: (request, name, at) => sendApplication(request, name, undefined, { past_experience: written(at) }),
    cells: (name, at) => ({
      status: 'pending',
      name,
      'business idea': 'Paper & Packaging',
      location: 'Ranchi, Jharkhand',
      'required amount': '₹25 Lacs - ₹50 Lacs',
      'past experience': written(at),
      'e-mail': null,
      mobile: '9835012345',
      'decided by': null,
      decided: null,
    }),
    shown: ['name', 'required amount', 'looked after by', 'received', 'days waiting', 'status'],
    found: { typed: 'भूपें', name: 'Bhupendra Mahato' },
    review: decideAll,
  },
];

for (const tab of TABS) {
  test(`a morning at ${tab.path}: the list is exported as ${tab.format}, a person is found by part of a name in the other script, five records are reviewed by keyboard`, async ({
    page,
    request,
  }) => {
    const word = newWord();
    const before = Date.now();
    const sent: { name: string; reference: string; at: number }[] = [];
    for (const [at, awkward] of AWKWARD.entries()) {
      const name = `${awkward} ${word}`;
      sent.push({ name, reference: await tab.send(request, name, at), at });
    }
    await tab.send(request, tab.found.name, AWKWARD.length);

    await page.goto(`/admin/${tab.path}?q=${word}`);
    await logIn(page);
    await expect(page.getByRole('rowheader')).toHaveCount(sent.length);
    const { moments, rows } = await exported(page, tab.format);
    const text = tab.format === 'csv' ? asCsvText : (cell: Cells[string]) => cell;
    expect(rows).toEqual(
      sent.map(({ name, reference, at }) => {
        const cells = {
          reference,
          ...tab.cells(name, at),
          'looked after by': null,
          'last change': null,
          'days waiting': 0,
        };
        return Object.fromEntries(Object.entries(cells).map(([title, cell]) => [title, text(cell)]));
      }),
    );
    for (const moment of moments) {
      expect(moment).toBeGreaterThanOrEqual(before);
      expect(moment).toBeLessThanOrEqual(Date.now());
    }
    const [shownTitles = [], ...shownRows] = await downloaded(page, tab.format, 'shown');
    expect(shownTitles).toEqual(tab.shown);
    expect(shownRows.map((cells) => cells[0])).toEqual(sent.map(({ name }) => text(name)));

    const session = new ReviewSession(
      page,
      sent.map(({ name }) => name),
      tab.panel,
    );
    await session.find(tab.found.typed);
    const link = page.getByRole('rowheader').getByRole('link');
    await expect(link).toHaveText([tab.found.name]);
    await expect(link).toBeFocused();
    await session.press('Enter');
    await session.isAt(tab.found.name);
    await session.press('Escape');
    await expect(link).toBeFocused();

    await session.find(word);
    await expect(page.getByRole('rowheader').getByRole('link').first()).toBeFocused();
    await session.press('Enter');
    await tab.review(session);
  });
}

/** A cell as CSV has it: an apostrophe disarms formulas, a missing value is empty. */
function asCsvText(cell: Cells[string]): string {
  const text = String(cell ?? '');
  return /^[=+\-@]/.test(text) ? `'${text}` : text;
}

/** Exports the list with all columns or only the visible ones. @returns the rows of the file, titles first */
async function downloaded(
  page: Page,
  format: Tab['format'],
  columns: 'every' | 'shown',
): Promise<CellValue[][]> {
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  if (columns === 'shown') await page.getByRole('radio', { name: /shown, in this order$/ }).press('Space');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: { csv: 'Download as CSV', xlsx: 'Download for Excel' }[format] })
      .press('Enter'),
  ]);
  const file = await readFile(await download.path());
  return format === 'csv' ? cellsOf(file.toString()) : ((await readXlsx(file)).sheets[0]?.rows ?? []);
}

/** Exports all columns. @returns when each record was received, in ms, and its other cells by column title */
async function exported(page: Page, format: Tab['format']) {
  const lines = await downloaded(page, format, 'every');
  const [[received, ...titles] = [], ...rows] = lines;
  expect(received).toBe('received');
  return {
    moments: rows.map(([moment]) => momentOf(moment ?? null)),
    rows: rows.map(([, ...cells]) => Object.fromEntries(titles.map((title, at) => [title, cells[at]]))),
  };
}

/** Milliseconds of an exported time. A workbook has no time zone: its times are Indian. */
function momentOf(cell: CellValue): number {
  return cell instanceof Date
    ? Date.parse(cell.toISOString().replace('Z', '+05:30'))
    : Date.parse(String(cell));
}
