import type { Page } from '@playwright/test';
import { pagesReady } from '../support/browser/prerendered';
import { expect, type Site, test } from '../support/test';

/** The API’s log entries about browser errors. */
function logged({ api }: Site): Record<string, unknown>[] {
  return api.log
    .split('\n')
    .filter((line) => line.includes('"error in a browser"'))
    .map((line) => JSON.parse(line));
}

/** Makes a remote's entry throw an error whose message contains typed text. */
async function breakRemote(page: Page, name: string): Promise<void> {
  await page.route(`**/remotes/${name}/remoteEntry.js*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "\n  throw new TypeError('No ' + (document.querySelector('#root input')?.value ?? 'field'));",
    }),
  );
}

test('an error in a remote’s script is logged with its script and position, without what the visitor typed', async ({
  page,
  site,
}) => {
  await pagesReady(site.url);
  await page.route('**/remotes/public/**', async (route) => {
    await expect.poll(() => page.locator('main input').first().inputValue()).not.toBe('');
    await route.fallback();
  });
  await breakRemote(page, 'public');
  await page.goto('/hi/contact?from=a-friend', { waitUntil: 'commit' });
  await page.locator('main input').first().fill('Meera Devi');
  await expect
    .poll(() => logged(site))
    .toContainEqual(
      expect.objectContaining({
        kind: 'error',
        message: expect.stringContaining('TypeError: No'),
        at: '/remotes/public/remoteEntry.js:2:9',
        page: '/contact',
        build: expect.stringMatching(/^[0-9a-f]{8}$/),
        browser: 'Chrome',
      }),
    );
  expect(site.api.log).not.toMatch(/Meera|a-friend|HeadlessChrome/);
});

test('an error in the console is logged with its cause and with the failure of the remote', async ({
  page,
  site,
}) => {
  await breakRemote(page, 'admin');
  await page.goto('/admin/reset-password/k3J9xTq0aZ81mmLQ');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  const kinds = () =>
    logged(site)
      .filter((line) => line.page === '/admin/reset-password')
      .map(({ kind }) => kind);
  await expect.poll(kinds).toEqual(expect.arrayContaining(['error', 'script-lost', 'remote-failed']));
  expect(site.api.log).not.toContain('k3J9xTq0');
});
