import type { Page } from '@playwright/test';
import { paths } from '../frontend-admin/src/routing/paths';
import { printedPdf } from './support/application-form';
import { expectAccessible } from './support/axe';
import { logIn, withoutNews } from './support/console';
import { expectToHold } from './support/hold';
import { sendApplication, sendMessage, sendShareholder, sendSubscription } from './support/send-records';
import { expect, test } from './support/test';

const { home: _home, login: _login, ...screens } = paths;
const RECORDS = [
  [paths.contacts, 'सुमन देवी'],
  [paths.applications, 'मोहन उराँव'],
  [paths.shareholders, 'फ़रज़ाना ख़ातून'],
  [paths.subscribers, 'गोपाल यादव'],
] as const;

/** What may stand in Latin letters: what people sent or typed, names, keys, and what offices write so in Hindi too. */
const NOT_OURS: readonly RegExp[] = [
  /\S+@\S+/g,
  /\blocalhost:\d+/g,
  /\b[A-Z]{2}-[0-9A-Z]{6}\b/g,
  /When does the water plant open\?/g,
  /Ravi Kumar|House 7, Station Road, Hajipur, Bihar|Ranchi, Jharkhand|Hajipur, Bihar/g,
  /\b\w+\.pdf\b/g,
  /Saajha Udyog/g,
  /\b(?:Linux पर )?(?:Headless)?Chrome\b/g,
  /\b(?:PAN|PDF|CSV|kB|MB|Ctrl|Alt|Shift|Enter|Tab|Esc|Mac)\b/g,
  // A masked PAN, and keys of one letter.
  /\*+\w+/g,
  /\b[A-Z]\b/g,
];

/** Latin letters that are left on screen, read aloud as well as seen; what says of itself that it is English, or a name, may be. */
async function englishOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('#root *, [role=dialog], [role=dialog] *')];
    const shown = parts.filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[lang=en], [translate=no]'),
    );
    const labels = shown.flatMap((one) =>
      // What labels it comes before a label of its own.
      [one.hasAttribute('aria-labelledby') ? '' : 'aria-label', 'title', 'placeholder'].map(
        (name) => name && one.getAttribute(name),
      ),
    );
    const own = shown.flatMap((one) =>
      [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE),
    );
    return [...own.map((node) => node.textContent), ...labels].filter((text): text is string =>
      Boolean(text),
    );
  });
  return said.filter((text) =>
    /[A-Za-z]/.test(NOT_OURS.reduce((rest, allowed) => rest.replaceAll(allowed, ''), text)),
  );
}

async function expectHindi(page: Page, screen: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  expect(await englishOn(page), screen).toEqual([]);
}

// What other tests send is in English.
test.use({ siteFor: 'the console in Hindi' });

test('the office works in Hindi: every tab, a record of each kind, at every width and in both colours', {
  tag: '@own-site',
}, async ({ page, request }) => {
  const pdf = await printedPdf(page);
  const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf });
  const [[, message], [, application], [, shareholder], [, subscription]] = RECORDS;
  await sendMessage(request, message);
  await sendApplication(request, application, file('plan.pdf'));
  await sendShareholder(request, shareholder, 'ABCDE1234F', file('card.pdf'));
  await sendSubscription(request, subscription);

  await withoutNews(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.settings);
  await logIn(page);
  await page.getByText('हिन्दी').click();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('heading', { name: 'सेटिंग', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'सेटिंग सहेजें' })).toBeFocused();

  for (const address of Object.values(screens)) {
    await page.goto(address);
    await expectHindi(page, address);
    await expectToHold(page, address);
  }
  for (const [address, name] of RECORDS) {
    await page.goto(`${address}?status=all`);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expectHindi(page, `${address}, opened`);
    await expectToHold(page, `${address}, opened`);
  }

  await page.goto(paths.applications);
  await expect(page.getByRole('heading', { name: 'कारख़ाने के आवेदन' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'कीबोर्ड' })).toBeVisible();
  await expectHindi(page, 'keyboard help');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('उराँव');
  await expect(page.getByRole('option', { name: application })).toBeVisible();
  await expectHindi(page, 'search');
  await page.keyboard.press('Escape');

  // The device keeps the language for its login screen; the site stays in its own. The console is left by a load of the
  // site's document, which another navigation must not cut off.
  await page.getByRole('button', { name: /का खाता$/ }).click();
  await page.getByRole('button', { name: 'लॉगआउट करें' }).click();
  await expect(page.getByRole('heading', { name: 'Turn knowledge into legacy' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(paths.login);
  await expectHindi(page, 'login');
  await expectAccessible(page, 'login');
});
