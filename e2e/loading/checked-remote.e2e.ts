import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { RemoteHost } from '../support/servers/remote-host';
import { expect, startSite, test } from '../support/test';

const BUILT = fileURLToPath(new URL('../../frontend-admin/dist', import.meta.url));
const ENTRY = '/remotes/admin/remoteEntry.js';

/** Attribute that the tampered script sets, which proves that it ran. */
const MARK = 'data-tampered';
const MARKING = `document.documentElement.setAttribute('${MARK}', '');\n`;

/** Starts a site whose `remotes.json` states the integrity hash of the console’s entry. */
async function startChecked(file: string, entry: string): ReturnType<typeof startSite> {
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  await writeFile(
    file,
    JSON.stringify({
      app_public: { entry: '/remotes/public/remoteEntry.js' },
      app_admin: { entry: ENTRY, integrity },
      app_presentation: { entry: '/remotes/presentation/remoteEntry.js' },
    }),
  );
  return startSite({ REMOTES_CONFIG: file });
}

const login = (page: Page) => page.getByRole('heading', { name: 'Administrator login' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('the browser refuses a tampered entry of the console and a script of another host that was injected into it', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e checked '));
  const entry = await readFile(join(BUILT, 'remoteEntry.js'), 'utf8');
  const site = await startChecked(join(folder, 'remotes.json'), entry);

  await test.step('a tampered entry does not run; the original does after Try again', async () => {
    const changed = `**${ENTRY}*`;
    let served = 0;
    await page.route(changed, async (route) => {
      served += 1;
      await route.fulfill({ contentType: 'text/javascript', body: MARKING + entry });
    });
    const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
    await page.goto(`${site.url}/admin-login`);
    await refused;
    await expect(tryAgain(page)).toBeVisible();
    expect(served).toBeGreaterThan(0);
    await expect(page.locator('html')).not.toHaveAttribute(MARK);
    await expect(login(page)).toBeHidden();

    await page.unroute(changed);
    await tryAgain(page).click();
    await expect(login(page)).toBeVisible();
  });

  await test.step('a script of another host is not even requested', async () => {
    const host = await RemoteHost.start(BUILT);
    const refused = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
    await page.route('**/config/remotes.json', (route) =>
      route.fulfill({ json: { app_admin: { entry: host.entry } } }),
    );
    await page.goto(`${site.url}/admin-login`);
    await refused;
    await expect(tryAgain(page)).toBeVisible();
    expect(host.requests).toBe(0);
    await host.stop();
  });
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});
