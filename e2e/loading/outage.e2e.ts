import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pagesReady, waitForHydration } from '../support/browser/prerendered';
import { deployed } from '../support/servers/deployed-remote';
import { expect, test } from '../support/test';

/** Upper limit of failed requests: a few retries with pauses stay below it, an endless loop does not. */
const MAX_REQUESTS = 40;

deployed(
  'when a remote fails after hydration, the next page is readable at once and retries are paced',
  async ({ page, remote }) => {
    await pagesReady(remote.url);
    await page.goto(`${remote.url}/contact`);
    await waitForHydration(page);
    remote.host.behaviour = 'failing';
    const before = remote.host.requests;
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Who We Are');
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(remote.host.requests - before).toBeLessThan(MAX_REQUESTS);
    remote.host.behaviour = 'healthy';
    await waitForHydration(page);
  },
);

deployed.describe(() => {
  deployed.use({ initialBehaviour: 'absent' });
  deployed(
    'a client-rendered page whose code fails to load shows an error, and Try again loads it',
    async ({ page, remote }) => {
      remote.host.behaviour = 'healthy';
      await page.goto(`${remote.url}/presentation`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask us anything');
      remote.host.behaviour = 'failing';
      const before = remote.host.requests;
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'This part of the site did not load' })).toBeVisible();
      expect(remote.host.requests - before).toBeLessThan(MAX_REQUESTS);
      remote.host.behaviour = 'healthy';
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Who We Are');
    },
  );
});

/** Retries before the remote is available again. They are a few seconds apart. */
const RETRIES_IN_OUTAGE = 5;
/** Upper limit of retries from then until the page is hydrated. */
const MAX_RETRIES_AFTER = 2;

/**
 * Opens a page while its remote is unavailable, and makes the remote available again after some retries.
 * @param retries how many there were so far
 */
async function expectRecovery(
  page: Page,
  address: string,
  retries: () => number,
  recover: () => unknown,
): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(retries).toBeGreaterThanOrEqual(RETRIES_IN_OUTAGE);
  const before = retries();
  await recover();
  await waitForHydration(page);
  expect(retries() - before).toBeLessThanOrEqual(MAX_RETRIES_AFTER);
}

deployed(
  'a page hydrates soon after its remote on another origin is available again',
  async ({ page, remote }) => {
    await pagesReady(remote.url);
    remote.host.behaviour = 'failing';
    await expectRecovery(
      page,
      `${remote.url}/contact`,
      () => remote.host.entryRequests,
      () => {
        remote.host.behaviour = 'healthy';
      },
    );
  },
);

test('a page hydrates soon after its preloaded remote on the same origin is available again', async ({
  page,
  site,
}) => {
  await pagesReady(site.url);
  const scripts = /\/remotes\/public\/.*\.js/;
  await page.route(scripts, (route) => route.fulfill({ status: 503 }));
  let retries = 0;
  page.on('request', (request) => {
    if (/remoteEntry\.js\?attempt=/.test(request.url())) retries += 1;
  });
  await expectRecovery(
    page,
    '/contact',
    () => retries,
    () => page.unroute(scripts),
  );
});

test('a Hindi page whose layout texts fail to load is not replaced, and hydrates in Hindi once they load', async ({
  page,
  site,
}) => {
  await pagesReady(site.url);
  const manifest = new URL('../../frontend-shell/dist/.server/build.json', import.meta.url);
  const [script] = JSON.parse(readFileSync(manifest, 'utf8')).parts['src/content/hi/shell.ts'].js;
  const messages = `**/${script}`;
  await page.route(messages, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(script));
  await page.goto('/hi/apply');
  await failed;
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.fill('मीरा देवी');
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.unroute(messages);
  await waitForHydration(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(name).toHaveValue('मीरा देवी');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'एडमिन पोर्टल' })).toBeVisible();
});
