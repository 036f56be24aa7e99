import { expect, type Page } from '@playwright/test';
import { ADMINISTRATOR } from './test';

/** Logs in as the first administrator from whatever console page the guard has sent to the login screen. */
export async function logIn(page: Page, account = ADMINISTRATOR): Promise<void> {
  await page.waitForURL('**/admin-login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/admin-login/);
}
