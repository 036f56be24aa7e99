import { expect, type Page } from '@playwright/test';
import type { Permission } from '../../frontend-admin/src/state/permissions';
import { ADMINISTRATOR, type Site } from './test';

/** Logs in as the first administrator from whatever console page the guard has sent to the login screen. */
export async function logIn(page: Page, account = ADMINISTRATOR): Promise<void> {
  await page.waitForURL('**/admin-login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/admin-login/);
  // The address changes first; the login screen, with its own choice of language, stays until the next one is there.
  await expect(page.getByRole('heading', { name: 'Administrator login' })).toBeHidden();
}

/** Shows the console in other colours of the system, which it takes on a moment later; axe would read them half changed. */
export async function showInColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-ad-mode', colorScheme);
}

/** Keeps away the stream of what others do: it never ends, and would keep a test waiting that waits for a quiet network. */
export async function withoutNews(page: Page): Promise<void> {
  await page.route('**/api/admin/events', (route) => route.fulfill({ status: 403 }));
}

/** Calls the API as the first administrator. */
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

/** Invites somebody and says what they may do; answers the id of the account. */
export async function invite(site: Site, email: string, permissions: Permission[] = []): Promise<string> {
  const { adminId, post } = await asAdministrator(site);
  const { userId } = await post('register', { email });
  if (permissions.length > 0) await post('assign-permission', { adminId, userId, permissions });
  return userId;
}

/** Ends the sessions of an account and lets nobody log in to it. */
export async function suspend(site: Site, adminId: string): Promise<void> {
  const { patch } = await asAdministrator(site);
  await patch(`users/${adminId}`, { suspended: true, reason: 'On leave until April.' });
}

/** The newest link in the mails to an address, as soon as so many have one: to choose a password, or to confirm the address. */
export async function linkIn(
  site: Site,
  email: string,
  page: 'reset-password' | 'confirm-email' = 'reset-password',
  count = 1,
): Promise<string> {
  const { text } = await site.inbox.mailSaying(email, `/admin/${page}/`, count);
  return new RegExp(`https?://\\S+/admin/${page}/[\\w-]+`).exec(text)?.[0] ?? '';
}
