import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { RemoteHost } from '../support/servers/remote-host';
import { test as base, expect, startSite } from '../support/test';

const BUILT = fileURLToPath(new URL('../../frontend-admin/dist', import.meta.url));
const ENTRY = '/remotes/admin/remoteEntry.js';

/** Attribute that the tampered script sets, which proves that it ran. */
const MARK = 'data-tampered';
const MARKING = `document.documentElement.setAttribute('${MARK}', '');\n`;

/** A site whose `remotes.json` states the integrity hash of the console’s entry. */
const test = base.extend<{ url: string; entry: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  entry: async ({}, use) => use(await readFile(join(BUILT, 'remoteEntry.js'), 'utf8')),
  url: async ({ entry }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'e2e checked '));
    const file = join(folder, 'remotes.json');
    const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
    await writeFile(
      file,
      JSON.stringify({
        app_public: { entry: '/remotes/public/remoteEntry.js' },
        app_admin: { entry: ENTRY, integrity },
        app_presentation: { entry: '/remotes/presentation/remoteEntry.js' },
      }),
    );
    const site = await startSite({ REMOTES_CONFIG: file });
    await use(site.url);
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

const login = (page: Page) => page.getByRole('heading', { name: 'Administrator login' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('the browser refuses a tampered entry of the console and runs the original after Try again', async ({
  page,
  url,
  entry,
}) => {
  const changed = `**${ENTRY}*`;
  let served = 0;
  await page.route(changed, async (route) => {
    served += 1;
    await route.fulfill({ contentType: 'text/javascript', body: MARKING + entry });
  });
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto(`${url}/admin-login`);
  await refused;
  await expect(tryAgain(page)).toBeVisible();
  expect(served).toBeGreaterThan(0);
  await expect(page.locator('html')).not.toHaveAttribute(MARK);
  await expect(login(page)).toBeHidden();

  await page.unroute(changed);
  await tryAgain(page).click();
  await expect(login(page)).toBeVisible();
});

test('the browser does not request a script of another host that was injected into the console', async ({
  page,
  url,
}) => {
  const host = await RemoteHost.start(BUILT);
  const refused = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
  await page.route('**/config/remotes.json', (route) =>
    route.fulfill({ json: { app_admin: { entry: host.entry } } }),
  );
  await page.goto(`${url}/admin-login`);
  await refused;
  await expect(tryAgain(page)).toBeVisible();
  expect(host.requests).toBe(0);
  await host.stop();
});
