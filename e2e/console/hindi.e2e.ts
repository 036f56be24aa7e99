import { paths } from '../../frontend-admin/src/routing/paths';
import { expectAccessible } from '../support/checks/axe';
import { checkScreenAtEachWidth } from '../support/checks/screen-checks';
import { goWithinConsole } from '../support/console';
import { expectHindi, RECORDS, sendRecordsInHindi, workInHindi } from '../support/hindi';
import { expect, test } from '../support/test';

const { home: _home, login: _login, ...screens } = paths;
const [, [, applicant]] = RECORDS;
/** Name of the sender of the record in a list, by path of the list. */
const SENDERS = new Map<string, string>(RECORDS);

// A site of its own, because records of other tests are in English.
test.use({ siteFor: 'the console in Hindi' });

test('the console is in Hindi: every tab and an open record of each kind at every width, the keyboard help, the search and the login', {
  tag: '@own-site',
}, async ({ page, request }) => {
  await sendRecordsInHindi(page, request);
  await workInHindi(page);
  for (const address of Object.values(screens)) {
    await goWithinConsole(page, address);
    await expectHindi(page, address);
    await checkScreenAtEachWidth(page, address, { skipColours: true, narrowestOnly: true });
    const name = SENDERS.get(address);
    if (name !== undefined) {
      await page.getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
      await expectHindi(page, `${address}, opened`);
      await checkScreenAtEachWidth(page, `${address}, opened`);
    }
  }

  await goWithinConsole(page, paths.applications);
  await expect(page.getByRole('heading', { name: 'कारख़ाने के आवेदन' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'कीबोर्ड' })).toBeVisible();
  await expectHindi(page, 'keyboard help');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('उराँव');
  await expect(page.getByRole('option', { name: applicant })).toBeVisible();
  await expectHindi(page, 'search');
  await page.keyboard.press('Escape');

  // The browser remembers the language for the login screen; the public site keeps its own. Leaving the console loads
  // a new document, which the next navigation must not abort.
  await page.getByRole('button', { name: /का खाता$/ }).click();
  await page.getByRole('button', { name: 'लॉगआउट करें' }).click();
  await expect(page.getByRole('heading', { name: 'Turn knowledge into legacy' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(paths.login);
  await expectHindi(page, 'login');
  await expectAccessible(page, 'login');
});
