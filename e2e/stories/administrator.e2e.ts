import type { Page } from '@playwright/test';
import { checkScreenAtEachWidth } from '../support/checks/screen-checks';
import { invite, linkInMail, logIn } from '../support/console';
import { expect, test } from '../support/test';

const EMAIL = 'meera@example.org';
const NEW_EMAIL = 'meera.kumari@example.org';
const FIRST = 'nine brass lamps at dusk';
const SECOND = 'ten copper bells at dawn';
const THIRD = 'eleven clay cups at noon';

async function choosePassword(page: Page, password: string, button: string): Promise<void> {
  await expect(page.getByText(EMAIL)).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button }).click();
}

/** Confirms an address on the page of a mailed link, by keyboard and without a session. */
async function confirm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm', exact: true }).focus();
  await page.keyboard.press('Enter');
}

test('an administrator is invited by mail, sees only what is allowed, and gets back in after forgetting the password', async ({
  page,
  browser,
  site,
}) => {
  await invite(site, EMAIL, ['contacts:read']);
  const invitation = await linkInMail(site, EMAIL);
  await page.goto(invitation);
  await choosePassword(page, FIRST, 'CHOOSE PASSWORD');
  await expect(page.getByText('Your password is set! Redirecting...')).toBeVisible();
  await page.waitForURL('**/admin-login');
  await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL);
  await logIn(page, { email: EMAIL, password: FIRST });

  const tabs = page.getByRole('navigation');
  await expect(tabs.getByRole('link', { name: /^Messages|^Contacts/ })).toBeVisible();
  await expect(tabs.getByRole('link', { name: /^Applications/ })).toHaveCount(0);
  await expect(tabs.getByRole('link', { name: /^Shareholders/ })).toHaveCount(0);

  // On another device without a session.
  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  await other.goto('/admin-login');
  await other.getByRole('button', { name: 'Forgot password?' }).click();
  await other.getByLabel('E-mail').fill(EMAIL);
  await other.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    other.getByText('If an account exists, a reset link has been sent to your email.'),
  ).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Administrator login' })).toBeVisible();
  const reset = await linkInMail(site, EMAIL, 'reset-password', 2);
  await other.goto(reset);
  await choosePassword(other, SECOND, 'RESET PASSWORD');
  await expect(other.getByText('Password reset successfully! Redirecting...')).toBeVisible();
  await other.waitForURL('**/admin-login');
  await logIn(other, { email: EMAIL, password: SECOND });

  // The password reset has ended the old session, so the next API call redirects to the login.
  await page.reload();
  await page.waitForURL('**/admin-login');

  await other.goto('/admin/account');
  const sessions = other.getByRole('region', { name: 'Where you are logged in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(sessions.getByRole('listitem')).toContainText('This session');
  const password = other.getByRole('region', { name: 'Password' });
  await password.getByRole('button', { name: 'Change password' }).click();
  await password.getByLabel('Current password', { exact: true }).fill(SECOND);
  await password.getByLabel('New password', { exact: true }).fill(THIRD);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(other.getByText('Password changed')).toBeVisible();
  // The session survives a reload. A second one, opened with the new password, can be ended from it.
  await page.goto('/admin');
  await logIn(page, { email: EMAIL, password: THIRD });
  await other.reload();
  await sessions.getByRole('button', { name: /^End (?!all)/ }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await page.waitForURL('**/admin-login');

  // The new address replaces the old one once both addresses are confirmed.
  const address = other.getByRole('region', { name: 'E-mail address' });
  await address.getByRole('button', { name: 'Change e-mail address' }).click();
  await other.keyboard.type(NEW_EMAIL);
  await other.keyboard.press('Enter');
  const confirmations = address.getByRole('list', { name: 'Confirmations' }).getByRole('listitem');
  await expect(confirmations).toContainText(['Still to confirm', 'Still to confirm']);
  await checkScreenAtEachWidth(other, 'account, address change pending');
  const links = [
    await linkInMail(site, EMAIL, 'confirm-email'),
    await linkInMail(site, NEW_EMAIL, 'confirm-email'),
  ] as const;
  await page.goto(links[0]);
  await expect(page.getByText('m•••@example.org')).toBeVisible();
  await checkScreenAtEachWidth(page, 'confirm-email');
  await confirm(page);
  await expect(page.getByText(/^Confirmed\. Now open the link/)).toBeVisible();
  await checkScreenAtEachWidth(page, 'confirm-email, one of two confirmed', { skipColours: true });
  await expect(confirmations).toContainText(['Confirmed', 'Still to confirm']);
  await page.goto(links[1]);
  await confirm(page);
  await expect(page.getByRole('heading', { name: /the e-mail address is changed\.$/ })).toBeFocused();
  await checkScreenAtEachWidth(page, 'confirm-email, changed', { skipColours: true });
  await expect(other.getByText(`Your e-mail address is ${NEW_EMAIL} now`)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await logIn(page, { email: NEW_EMAIL, password: THIRD });
  await site.inbox.mailSaying(EMAIL, 'no longer come to this one');

  for (const used of [invitation, links[1]]) {
    await page.goto(used);
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  }
  for (const link of [reset, ...links]) {
    expect(site.api.log).not.toContain(new URL(link).pathname.split('/').at(-1));
  }
  await elsewhere.close();
});
