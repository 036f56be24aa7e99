import { expect, type Page } from '@playwright/test';
import type { Permission } from '../../frontend-admin/src/state/permissions';
import { ADMINISTRATOR, type Site } from './test';

/** Waits for the redirect to the login screen and logs in, by default as the first administrator. */
export async function logIn(page: Page, account = ADMINISTRATOR): Promise<void> {
  await page.waitForURL('**/admin-login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/admin-login/);
  // The address changes before the next screen is loaded. Until then the login screen is shown, which has a language
  // switch of its own.
  await expect(page.getByRole('heading', { name: 'Administrator login' })).toBeHidden();
}

/** Placeholders of what a screen is still loading. */
const PLACEHOLDERS = 'main :is([aria-busy=true], .ad-wait, .ant-skeleton)';

/** Goes to another screen as a link in the console does, without loading a document, and waits until it is complete. */
export async function goWithinConsole(page: Page, address: string): Promise<void> {
  const previous = await page.title();
  if (new URL(page.url()).pathname !== address) {
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, address);
    await expect(page).not.toHaveTitle(previous);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(PLACEHOLDERS)).toHaveCount(0);
}

/** Changes the colour scheme and waits until the console has applied it. Otherwise axe reads intermediate colours. */
export async function showInColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-ad-mode', colorScheme);
}

/** Blocks the event stream, which never ends, so that a test can wait for an idle network. */
export async function blockEventStream(page: Page): Promise<void> {
  await page.route('**/api/admin/events', (route) => route.fulfill({ status: 403 }));
}

/** Logs in to the API as the first administrator. @returns functions that call it */
async function asAdministrator(site: Site) {
  const call = async (method: 'POST' | 'PATCH', path: string, data: object, token?: string) => {
    const response = await fetch(`${site.url}/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(data),
    });
    expect(response.ok, `${path}: ${response.status}`).toBe(true);
    return (await response.json()) as { token: string; userId: string };
  };
  const { token, userId } = await call('POST', 'login', ADMINISTRATOR);
  return {
    adminId: userId,
    post: (path: string, data: object) => call('POST', path, data, token),
    patch: (path: string, data: object) => call('PATCH', path, data, token),
  };
}

/** Invites an administrator with permissions. @returns the id of the account */
export async function invite(site: Site, email: string, permissions: Permission[] = []): Promise<string> {
  const { adminId, post } = await asAdministrator(site);
  const { userId } = await post('register', { email });
  if (permissions.length > 0) await post('assign-permission', { adminId, userId, permissions });
  return userId;
}

/** Invites an administrator and chooses the password without a browser. */
export async function addAccount(
  site: Site,
  account: { email: string; password: string },
  permissions: Permission[],
): Promise<void> {
  await invite(site, account.email, permissions);
  const token = (await linkInMail(site, account.email)).split('/').at(-1);
  const response = await fetch(`${site.url}/api/admin/reset-password/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ newPassword: account.password }),
  });
  expect(response.ok, `password of ${account.email}: ${response.status}`).toBe(true);
}

/** Suspends an account, which ends its sessions. */
export async function suspend(site: Site, adminId: string): Promise<void> {
  const { patch } = await asAdministrator(site);
  await patch(`users/${adminId}`, { suspended: true, reason: 'On leave until April.' });
}

/**
 * Waits for mails with a link to set a password or to confirm an address.
 * @param count how many such mails to wait for
 * @returns the link in the newest one
 */
export async function linkInMail(
  site: Site,
  email: string,
  page: 'reset-password' | 'confirm-email' = 'reset-password',
  count = 1,
): Promise<string> {
  const { text } = await site.inbox.mailSaying(email, `/admin/${page}/`, count);
  return new RegExp(`https?://\\S+/admin/${page}/[\\w-]+`).exec(text)?.[0] ?? '';
}
