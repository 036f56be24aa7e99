import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { paths } from '../../frontend-admin/src/routing/paths';
import { blockEventStream, logIn } from './console';
import { printedPdf } from './forms/application-form';
import { sendApplication, sendMessage, sendShareholder, sendSubscription } from './forms/send-records';

/** Path of the tab of each kind of record, and the name of its sender. */
export const RECORDS = [
  [paths.contacts, 'सुमन देवी'],
  [paths.applications, 'मोहन उराँव'],
  [paths.shareholders, 'फ़रज़ाना ख़ातून'],
  [paths.subscribers, 'गोपाल यादव'],
] as const;

/** Text that may be in Latin script: user input, names, keys, and terms that are written like that in Hindi too. */
const ALLOWED: readonly RegExp[] = [
  /\S+@\S+/g,
  /\blocalhost:\d+/g,
  /\b[A-Z]{2}-[0-9A-Z]{6}\b/g,
  /When does the water plant open\?/g,
  /Ravi Kumar|House 7, Station Road, Hajipur, Bihar|Ranchi, Jharkhand|Hajipur, Bihar/g,
  /\b\w+\.pdf\b/g,
  /Saajha Udyog/g,
  /\b(?:Linux पर )?(?:Headless)?Chrome\b/g,
  /\b(?:PAN|PDF|CSV|kB|MB|Ctrl|Alt|Shift|Enter|Tab|Esc|Mac)\b/g,
  // A masked PAN, and keys with one letter.
  /\*+\w+/g,
  /\b[A-Z]\b/g,
];

/** Latin text on screen or in accessible names, except elements marked as English or as names. */
async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('#root *, [role=dialog], [role=dialog] *')];
    const shown = elements.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[lang=en], [translate=no]'),
    );
    const labels = shown.flatMap((element) =>
      // `aria-labelledby` takes precedence over `aria-label`.
      [element.hasAttribute('aria-labelledby') ? '' : 'aria-label', 'title', 'placeholder'].map(
        (name) => name && element.getAttribute(name),
      ),
    );
    const own = shown.flatMap((element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE),
    );
    return [...own.map((node) => node.textContent), ...labels].filter((text): text is string =>
      Boolean(text),
    );
  });
  return texts.filter((text) =>
    /[A-Za-z]/.test(ALLOWED.reduce((rest, allowed) => rest.replaceAll(allowed, ''), text)),
  );
}

/** Expects no English text of the console, neither visible nor in accessible names. */
export async function expectHindi(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await englishOn(page), screen).toEqual([]);
}

/** Logs in and selects Hindi in the account settings. */
export async function workInHindi(page: Page): Promise<void> {
  await blockEventStream(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.settings);
  await logIn(page);
  await page.getByText('हिन्दी').click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('heading', { name: 'सेटिंग', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'सेटिंग सहेजें' })).toBeFocused();
}

/** Submits a record of each kind, with a document where its form takes one. */
export async function sendRecordsInHindi(page: Page, request: APIRequestContext): Promise<void> {
  const pdf = await printedPdf(page);
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf });
  const [[, message], [, application], [, shareholder], [, subscription]] = RECORDS;
  await sendMessage(request, message);
  await sendApplication(request, application, file('plan.pdf'));
  await sendShareholder(request, shareholder, 'ABCDE1234F', file('card.pdf'));
  await sendSubscription(request, subscription);
}
