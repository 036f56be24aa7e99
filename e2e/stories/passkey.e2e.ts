import type { Page } from '@playwright/test';
import { paths } from '../../frontend-admin/src/routing/paths';
import { checkScreenAtEachWidth } from '../support/checks/screen-checks';
import { invite, linkInMail, logIn, suspend } from '../support/console';
import { expect, startSite, test } from '../support/test';

const EMAIL = 'meera@example.org';
const PASSWORD = 'nine brass lamps at dusk';

/** Adds a virtual authenticator that always verifies the user. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Ends the session, which another test does with the button, and opens the login. */
async function logOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/admin');
  await page.waitForURL('**/admin-login');
}

test('an invited administrator chooses a password, adds a passkey, logs in with it alone, sees only what is allowed, and is logged out at the next click when suspended', async ({
  browser,
}) => {
  const site = await startSite({}, 'localhost');
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  try {
    const adminId = await invite(site, EMAIL, ['contacts:read', 'shareholders:read', 'shareholders:reveal']);
    await page.goto(await linkInMail(site, EMAIL));
    await page.getByLabel('New Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'CHOOSE PASSWORD' }).click();
    await logIn(page, { email: EMAIL, password: PASSWORD });

    await addAuthenticator(page);
    await page.goto('/admin/account');
    const card = page.getByRole('region', { name: 'Second factor' });
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(card.getByRole('heading', { name: 'Ten recovery codes' })).toBeFocused();
    const [recoveryCode = ''] = await card.getByRole('listitem').allInnerTexts();
    await card.getByRole('checkbox', { name: 'I keep these codes in a safe place' }).check();
    await card.getByRole('button', { name: 'Continue' }).click();
    await expect(card.getByText('not used yet')).toBeVisible();
    await checkScreenAtEachWidth(page, 'passkey-card');
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(card.getByText('This device has a passkey of your account already.')).toBeVisible();

    await logOut(page);
    await checkScreenAtEachWidth(page, 'login-with-passkey');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page).not.toHaveURL(/admin-login/);
    const tabs = page.getByRole('navigation');
    await expect(tabs.getByRole('link', { name: /^Contacts/ })).toBeVisible();
    await expect(tabs.getByRole('link', { name: /^Shareholders/ })).toBeVisible();
    await expect(tabs.getByRole('link', { name: /^Applications/ })).toHaveCount(0);
    await page.goto(paths.applications);
    await expect(page.getByText(/^Your account does not have access to this page/)).toBeVisible();

    // After the password, the passkey is the second step. A recovery code can replace it.
    await logOut(page);
    const enterPassword = async () => {
      await page.getByLabel('E-mail').fill(EMAIL);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
    };
    await enterPassword();
    await checkScreenAtEachWidth(page, 'passkey-as-second-step');
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(page).not.toHaveURL(/admin-login/);
    await logOut(page);
    await enterPassword();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode.replace(/^\d+\s/, ''));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).not.toHaveURL(/admin-login/);

    // Another administrator suspends the account: the next click leads to the login, which refuses the passkey.
    await expect(tabs.getByRole('link', { name: /^Contacts/ })).toBeVisible();
    await suspend(site, adminId);
    // The console’s own polling may notice first and remove the link.
    await Promise.race([
      tabs.getByRole('link', { name: /^Shareholders/ }).click(),
      expect(page.getByRole('heading', { name: 'Administrator login' })).toBeVisible(),
    ]);
    await page.waitForURL('**/admin-login');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await expect(page.getByText(/^This account is suspended\. A mail to its address says why/)).toBeVisible();
  } finally {
    await context.close();
    await site.stop();
  }
});
