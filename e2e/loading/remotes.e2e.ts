import type { Page } from '@playwright/test';
import { pagesReady, waitForHydration } from '../support/browser/prerendered';
import { buildChangedRemote } from '../support/servers/build-remote';
import { deployed } from '../support/servers/deployed-remote';
import { type Behaviour, RemoteHost } from '../support/servers/remote-host';
import { expect } from '../support/test';

const NOT_LOADED = 'This part of the site did not load';

async function expectErrorInShell(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Profit is not guaranteed.');
}

const faults: Array<[string, Behaviour]> = [
  ['does not exist', 'absent'],
  ['answers with an error', 'failing'],
  ['never answers', 'hanging'],
  ['is truncated', 'truncated'],
];
// The server takes a truncated remote for another build, whose pages are client-rendered.
for (const [fault, behaviour] of faults.filter(([, faulty]) => faulty !== 'truncated')) {
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
}

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

for (const [fault, behaviour] of faults) {
  deployed.describe(() => {
    deployed.use({ initialBehaviour: behaviour });
    deployed(
      `when a remote ${fault}, the shell keeps working and Try again loads the remote`,
      async ({ page, remote }) => {
        await page.goto(`${remote.url}/presentation`);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Apply Factory' }).click();
        await expectErrorInShell(page);

        remote.host.behaviour = 'healthy';
        const before = remote.host.entryRequests;
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('We open the door');
        expect(remote.host.entryRequests).toBeGreaterThan(before);
      },
    );
  });
}

deployed(
  'a new build of a remote is served to the next visitor without rebuilding the shell or restarting the API',
  async ({ page, remote }) => {
    await page.goto(`${remote.url}/apply`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We open the door');

    const changed = await buildChangedRemote('frontend-public', {
      file: 'src/content/en/apply.ts',
      replace: 'You have the skill. We open the door.',
      by: 'You have the plan. We hold the door.',
    });
    const next = await RemoteHost.start(changed);
    await remote.repoint(next.entry);
    await page.goto(`${remote.url}/apply`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We hold the door');
    await next.stop();
  },
);
