import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { checkScreenAtEachWidth } from '../support/checks/screen-checks';
import { logIn } from '../support/console';
import { ADMINISTRATOR, expect, startSite, test } from '../support/test';

/** Completes the first step of a login, which leads to the second factor. */
async function enterPassword(page: Page): Promise<void> {
  await page.goto('/admin-login');
  await page.getByLabel('E-mail').fill(ADMINISTRATOR.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
}

/** Expects the printed page to show only the codes and their owner, black on white even in dark mode. */
async function expectCodesOnPaper(page: Page, codes: string[]): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByText(ADMINISTRATOR.email).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ visible: true })).toHaveText(codes);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('listitem').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: null, colorScheme: null });
}

test('an administrator who needs a second factor sets it up at the first login and logs in with it from then on', async ({
  browser,
}) => {
  const site = await startSite({ REQUIRE_2FA: 'true' });
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  try {
    await page.goto('/admin');
    await logIn(page);
    await page.waitForURL('**/admin/account');
    const card = page.getByRole('region', { name: 'Second factor' });
    await expect(card.getByText(/^What your account may do needs a second factor/)).toBeVisible();
    // Every other screen redirects to the account.
    await page.goto('/admin/shareholders');
    await page.waitForURL('**/admin/account');

    await card.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await expect(card.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    await checkScreenAtEachWidth(page, 'set-up');
    const secret = ((await card.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const app = new TOTP({ secret });
    await card.getByLabel('Six digits').fill(app.generate());
    await expect(card.getByRole('heading', { name: 'Ten recovery codes' })).toBeFocused();
    const firstCodes = await card.getByRole('listitem').allInnerTexts();
    expect(firstCodes).toHaveLength(10);
    await checkScreenAtEachWidth(page, 'recovery-codes');
    await expectCodesOnPaper(page, firstCodes);
    const saved = page.waitForEvent('download');
    await card.getByRole('button', { name: 'Save as text' }).click();
    expect((await saved).suggestedFilename()).toBe('recovery-codes.txt');
    await card.getByLabel('I keep these codes in a safe place').check();
    await card.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/admin/shareholders');
    await page.goto('/admin/account');
    await expect(card.getByText('10 of 10 left')).toBeVisible();
    await checkScreenAtEachWidth(page, 'second-factor', { skipColours: true });

    // Mocks the answer that the API gives ten minutes after the login.
    const address = '**/api/admin/2fa/recovery-codes';
    const refused = { code: 'PROOF_REQUIRED', message: 'Please show once more that it is you.' };
    await page.route(address, (route) => route.fulfill({ status: 403, json: refused }), { times: 1 });
    await card.getByRole('button', { name: 'Make new recovery codes' }).click();
    await card.getByRole('button', { name: 'Yes, make new ones' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await expect(dialog.getByLabel('Six digits')).toBeFocused();
    await checkScreenAtEachWidth(page, 'proof');
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await dialog.getByLabel('Recovery code').fill(firstCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(card.getByRole('heading', { name: 'Ten recovery codes' })).toBeVisible();
    const codes = await card.getByRole('listitem').allInnerTexts();
    expect(codes).not.toContain(firstCodes[1]);
    await card.getByLabel('I keep these codes in a safe place').check();
    await card.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('link', { name: /^Shareholders/ }).click();
    await page.waitForURL('**/admin/shareholders');

    const elsewhere = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
    const other = await elsewhere.newPage();
    await enterPassword(other);
    await checkScreenAtEachWidth(other, 'second-step');
    await other.getByLabel('Six digits').fill('000000');
    await expect(other.getByRole('alert')).toContainText(/\S/);
    await other.getByRole('button', { name: 'Use a recovery code' }).click();
    await checkScreenAtEachWidth(other, 'second-step-recovery', { skipColours: true });
    await other.getByRole('button', { name: 'Use the authenticator app' }).click();
    // A code works only once, so this uses the next one, which is accepted up to 30 s early.
    await other.getByLabel('Six digits').pressSequentially(app.generate({ timestamp: Date.now() + 30_000 }));
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(other).toHaveURL(/\/admin$/);
    await elsewhere.close();
  } finally {
    await context.close();
    await site.stop();
  }
});
