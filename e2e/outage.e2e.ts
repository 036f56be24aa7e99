import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deployed } from './support/deployed-remote';
import { pagesReady, waitForHydration } from './support/prerendered';
import { expect, test } from './support/test';

/** Limit of failed requests: a few retries with pauses, not hundreds. */
const FEW = 40;

deployed(
  'when the remote dies after the page is alive, the next page can be read at once, and nothing is asked for without a pause',
  async ({ page, remote }) => {
    await pagesReady(remote.url);
    await page.goto(`${remote.url}/contact`);
    await waitForHydration(page);
    remote.host.behaviour = 'failing';
    const before = remote.host.requests;
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Who We Are');
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(remote.host.requests - before).toBeLessThan(FEW);
    remote.host.behaviour = 'well';
    await waitForHydration(page);
  },
);

deployed.describe(() => {
  deployed.use({ atFirst: 'absent' });
  deployed(
    'a page that the browser makes and whose code is gone says so, and Try again brings it',
    async ({ page, remote }) => {
      remote.host.behaviour = 'well';
      await page.goto(`${remote.url}/presentation`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask us anything');
      remote.host.behaviour = 'failing';
      const before = remote.host.requests;
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'This part of the site did not load' })).toBeVisible();
      expect(remote.host.requests - before).toBeLessThan(FEW);
      remote.host.behaviour = 'well';
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Who We Are');
    },
  );
});

/** Length of the outage in retries, a few seconds apart, and limit of retries until the page is hydrated. */
const OUTAGE_TRIES = 5;
const TRIES_AFTER = 2;

/** Opens a page while its remote is unavailable and comes back after some attempts. `tries` counts them. */
async function outage(page: Page, address: string, tries: () => number, back: () => unknown): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(tries).toBeGreaterThanOrEqual(OUTAGE_TRIES);
  const before = tries();
  await back();
  await waitForHydration(page);
  expect(tries() - before).toBeLessThanOrEqual(TRIES_AFTER);
}

deployed('a page is alive soon after its remote, on another origin, is back', async ({ page, remote }) => {
  await pagesReady(remote.url);
  remote.host.behaviour = 'failing';
  await outage(
    page,
    `${remote.url}/contact`,
    () => remote.host.entryRequests,
    () => {
      remote.host.behaviour = 'well';
    },
  );
});

test('a page is alive soon after its remote, on the same origin and preloaded, is back', async ({
  page,
  site,
}) => {
  await pagesReady(site.url);
  const scripts = /\/remotes\/public\/.*\.js/;
  await page.route(scripts, (route) => route.fulfill({ status: 503 }));
  let tries = 0;
  page.on('request', (request) => {
    if (/remoteEntry\.js\?attempt=/.test(request.url())) tries += 1;
  });
  await outage(
    page,
    '/contact',
    () => tries,
    () => page.unroute(scripts),
  );
});

test('a page in Hindi whose words of the frame are lost is not replaced, and comes alive in Hindi when they come', async ({
  page,
  site,
}) => {
  await pagesReady(site.url);
  const manifest = new URL('../frontend-shell/dist/.server/build.json', import.meta.url);
  const [script] = JSON.parse(readFileSync(manifest, 'utf8')).parts['src/content/hi/shell.ts'].js;
  const messages = `**/${script}`;
  await page.route(messages, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(script));
  await page.goto('/hi/apply');
  await lost;
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.fill('मीरा देवी');
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.unroute(messages);
  await waitForHydration(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(name).toHaveValue('मीरा देवी');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'एडमिन पोर्टल' })).toBeVisible();
});
