import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pagesReady, waitForHydration } from '../support/browser/prerendered';
import { expectRecovery } from '../support/browser/recovery';
import { changedRemote } from '../support/servers/changed-remote';
import { type DeployedRemote, deployed } from '../support/servers/deployed-remote';
import { type Behaviour, RemoteHost } from '../support/servers/remote-host';
import { expect } from '../support/test';

const NOT_LOADED = 'This part of the site did not load';

/** Upper limit of failed requests: a few retries with pauses stay below it, an endless loop does not. */
const MAX_REQUESTS = 40;

async function expectErrorInShell(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Profit is not guaranteed.');
}

for (const [fault, behaviour] of [
  ['does not exist', 'absent'],
  ['never answers', 'hanging'],
] as Array<[string, Behaviour]>)
  deployed(
    `a prerendered page whose remote ${fault} is readable, links to other pages, and hydrates once the remote is available`,
    async ({ page, remote }) => {
      await pagesReady(remote.url);
      remote.host.behaviour = behaviour;
      await page.goto(`${remote.url}/apply`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toContainText('We open the door');
      await expect.poll(() => remote.host.entryRequests).toBeGreaterThan(1);
      await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeHidden();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask us anything');

      remote.host.behaviour = 'healthy';
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask us anything');
    },
  );

deployed('a failing public remote does not block the console', async ({ page, remote }) => {
  await pagesReady(remote.url);
  remote.host.behaviour = 'absent';
  // The entry of the console loads, but its chunks fail, among them shared packages that only it provides now.
  const chunks = '**/remotes/admin/assets/*';
  await page.route(chunks, (route) => route.abort());
  await page.goto(`${remote.url}/apply`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Login' }).click();
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
  await page.unroute(chunks);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Administrator login' })).toBeVisible();
});

for (const [fault, behaviour] of [
  ['never answers', 'hanging'],
  // The server takes a truncated remote for another build, whose pages are client-rendered.
  ['is truncated', 'truncated'],
] as Array<[string, Behaviour]>)
  deployed.describe(() => {
    deployed.use({ initialBehaviour: behaviour });
    deployed(
      `when a remote ${fault}, the shell keeps working and Try again loads the remote`,
      async ({ page, remote }) => {
        await page.goto(`${remote.url}/presentation`);
        await expectTryAgain(page, remote);
      },
    );
  });

deployed.describe(() => {
  deployed.use({ initialBehaviour: 'absent' });
  deployed(
    'when a remote does not exist, or the code of its next page fails to load, the shell keeps working and Try again loads it',
    async ({ page, remote }) => {
      await page.goto(`${remote.url}/presentation`);
      await expectTryAgain(page, remote);

      remote.host.behaviour = 'failing';
      const before = remote.host.requests;
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
      await expectErrorInShell(page);
      expect(remote.host.requests - before).toBeLessThan(MAX_REQUESTS);
      remote.host.behaviour = 'healthy';
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Who We Are');
    },
  );
});

/** Goes to a page of a failing remote, and loads it once the remote is available. */
async function expectTryAgain(page: Page, remote: DeployedRemote): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Apply Factory' }).click();
  await expectErrorInShell(page);
  remote.host.behaviour = 'healthy';
  const before = remote.host.entryRequests;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We open the door');
  expect(remote.host.entryRequests).toBeGreaterThan(before);
}

deployed(
  'when a remote fails after hydration, the next page is readable at once, retries are paced, and it hydrates soon after the remote is available again',
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
    await expectRecovery(
      page,
      () => remote.host.entryRequests,
      () => {
        remote.host.behaviour = 'healthy';
      },
    );
  },
);

deployed(
  'a new build of a remote is served to the next visitor without rebuilding the shell or restarting the API',
  async ({ page, remote }) => {
    await page.goto(`${remote.url}/apply`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We open the door');

    const changed = await changedRemote({
      replace: 'You have the skill. We open the door.',
      by: 'You have the plan. We hold the door.',
    });
    const next = await RemoteHost.start(changed);
    await remote.repoint(next.entry);
    await page.goto(`${remote.url}/apply`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We hold the door');
    await next.stop();
    await rm(changed, { recursive: true });
  },
);
