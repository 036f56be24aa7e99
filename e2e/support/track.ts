import type { Page } from '@playwright/test';
import { expect, type Site } from './test';

const CODE = /: (\d{6})$/m;

const LABELS = {
  en: {
    path: '/track',
    reference: 'Reference number',
    email: 'Your e-mail',
    ask: 'Send me a code',
    code: 'Code from the e-mail',
    open: 'Open my case',
  },
  hi: {
    path: '/hi/track',
    reference: 'संदर्भ नंबर',
    email: 'आपका ईमेल',
    ask: 'कोड भेजें',
    code: 'ईमेल में आया कोड',
    open: 'जानकारी देखें',
  },
};

interface Case {
  number: string;
  email: string;
}

/** Opens a record as its sender does: with reference and e-mail address, then with the code from the mail. */
export async function openCase(
  page: Page,
  site: Site,
  locale: 'en' | 'hi',
  { number, email }: Case,
): Promise<void> {
  const labels = LABELS[locale];
  await page.goto(labels.path);
  await page.getByRole('textbox', { name: labels.reference }).fill(number.toLowerCase());
  await page.getByRole('textbox', { name: labels.email }).fill(email);
  await page.getByRole('button', { name: labels.ask }).click();
  await page.getByLabel(labels.code).fill(await mailedCode(site, email));
  await page.getByRole('button', { name: labels.open }).click();
  await expect(page.getByRole('heading', { name: number })).toBeFocused();
}

/** Waits for a mail with a code. @returns the code in the latest one */
export async function mailedCode(site: Site, email: string): Promise<string> {
  const code = () =>
    site.inbox.mails
      .map(({ to, text }) => (to === email ? CODE.exec(text)?.[1] : undefined))
      .findLast(Boolean);
  await expect.poll(code).toBeTruthy();
  return code() ?? '';
}

/** The status label of the open record. */
export function statusLabel(page: Page, label: string) {
  return page.locator('.pu-record__state').getByText(label, { exact: true });
}
