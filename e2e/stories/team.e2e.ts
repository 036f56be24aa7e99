import { readFile } from 'node:fs/promises';
import { checkScreenAtEachWidth } from '../support/checks/screen-checks';
import { addAccount, logIn } from '../support/console';
import { ADMINISTRATOR, expect, startSite, test } from '../support/test';

const EMAIL = 'rajesh.yadav@example.org';
const COLLEAGUE = { email: EMAIL, password: 'nine brass lamps at dusk' };

test('an owner invites, grants permissions, suspends and reinstates an account; the last owner cannot lose ownership', async ({
  browser,
}) => {
  const site = await startSite();
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  try {
    await addAccount(site, COLLEAGUE, ['contacts:read']);
    await other.goto('/admin');
    await logIn(other, COLLEAGUE);
    const tabs = other.getByRole('navigation');
    await expect(tabs.getByRole('link', { name: /^Contacts/ })).toBeVisible();

    await page.goto('/admin');
    await logIn(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Team' }).click();
    await page.getByRole('button', { name: 'Invite a person' }).click();
    await checkScreenAtEachWidth(page, 'team-invite');
    await page.getByLabel('E-mail').fill('neelam.kumari@example.org');
    await page.getByRole('radio', { name: /^Shareholder desk/ }).check();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('2 people, 1 pending invitation')).toBeVisible();
    await checkScreenAtEachWidth(page, 'team');

    await page.getByRole('button', { name: 'Preset', exact: true }).click();
    await page.getByRole('button', { name: 'Shareholder desk (1)' }).click();
    await expect(page.getByText('0 of 2 people, 1 of 1 invitation shown')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find a person' }).fill('nobody');
    await expect(page.getByText('Nobody matches these filters.')).toBeVisible();
    await checkScreenAtEachWidth(page, 'team-nobody', { skipColours: true });
    await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Clear all' }).click();

    await page.getByRole('link', { name: ADMINISTRATOR.email, exact: true }).click();
    await expect(
      page.getByText(`${ADMINISTRATOR.email} is the last owner and cannot lose “manage people”.`),
    ).toBeVisible();
    await page.keyboard.press('Escape');

    // A link opens the account beside the list, and a changed permission applies to its next call.
    await page.getByRole('link', { name: EMAIL, exact: true }).click();
    const side = page.getByRole('complementary', { name: 'Person' });
    await expect(side.getByRole('heading', { name: EMAIL })).toBeFocused();
    await expect(side.getByText('2 of 2 people')).toBeVisible();
    await side.getByRole('checkbox', { name: 'Applications: see' }).check();
    await checkScreenAtEachWidth(page, 'team-member');
    await page.keyboard.press('k');
    await expect(side.getByText('1 change is not saved.')).toBeVisible();
    await checkScreenAtEachWidth(page, 'team-member-leaving', { skipColours: true });
    await page.keyboard.press('Escape');
    await side.getByRole('button', { name: 'Save 1 change' }).click();
    await expect(page.getByText(`Rights of ${EMAIL} saved`)).toBeVisible();
    await other.reload();
    await expect(tabs.getByRole('link', { name: /^Applications/ })).toBeVisible();
    await site.inbox.mailSaying(EMAIL, 'See factory applications and their documents');

    await page.getByRole('button', { name: 'Suspend' }).click();
    await page.getByLabel('Reason').fill('On leave until April.');
    await page.getByRole('button', { name: 'Suspend account' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`^${EMAIL}.*Suspended`) })).toBeVisible();
    // The click leads to the login. The console’s own polling may get there first and remove the link.
    await Promise.race([
      tabs.getByRole('link', { name: /^Contacts/ }).click(),
      expect(other.getByRole('heading', { name: 'Administrator login' })).toBeVisible(),
    ]);
    await other.waitForURL('**/admin-login');

    await side.getByRole('button', { name: 'Open again' }).click();
    await expect(page.getByText(`${EMAIL} can log in again`)).toBeVisible();
    await logIn(other, COLLEAGUE);

    await side.getByRole('link', { name: /^All \d+ entries$/ }).click();
    await expect(page.getByText(/^1–\d+ of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await page.getByRole('button', { name: 'About', exact: true }).click();
    await page.getByRole('button', { name: 'Accounts' }).click();
    // The previous list is shown, marked as busy, until the new one is loaded.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByText('Only entries with these filters: Accounts.')).toBeVisible();
    await checkScreenAtEachWidth(page, 'activity-export', { skipColours: true });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain(`"${ADMINISTRATOR.email}","admin.suspended","admin",`);
    await expect(page.getByText(/^Export complete: \d+ lines?\./)).toBeVisible();
  } finally {
    await context.close();
    await elsewhere.close();
    await site.stop();
  }
});
