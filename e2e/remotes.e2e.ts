import type { Page } from '@playwright/test';
import { buildChangedRemote } from './support/build-remote';
import { deployed } from './support/deployed-remote';
import { pagesReady, waitForHydration } from './support/prerendered';
import { type Behaviour, RemoteHost } from './support/remote-host';
import { expect } from './support/test';

const NOT_LOADED = 'This part of the site did not load';

async function expectShellToLive(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Profit is not guaranteed.');
}

const faults: Array<[string, Behaviour]> = [
  ['is not there', 'absent'],
  ['answers with an error', 'failing'],
  ['never answers', 'hanging'],
  ['arrives cut in half', 'truncated'],
];
// For the server a truncated remote is another build, so the page is client-rendered.
for (const [fault, behaviour] of faults.filter(([, one]) => one !== 'truncated')) {
  deployed(
    `a prerendered page whose remote ${fault} can be read and left for another, and comes alive when the remote is back`,
    async ({ page, remote }) => {
      await pagesReady(remote.url);
      remote.host.behaviour = behaviour;
      await page.goto(`${remote.url}/apply`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toContainText('We open the door');
      await expect.poll(() => remote.host.entryRequests).toBeGreaterThan(1);
      await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeHidden();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask us anything');

      remote.host.behaviour = 'well';
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ask us anything');
    },
  );
}

deployed('a dead public remote does not keep an administrator from the console', async ({ page, remote }) => {
  await pagesReady(remote.url);
  remote.host.behaviour = 'absent';
  // Its entry loads, but its chunks fail, including packages that it is the first to share.
  const parts = '**/remotes/admin/assets/*';
  await page.route(parts, (route) => route.abort());
  await page.goto(`${remote.url}/apply`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Admin Login' }).click();
  await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
  await page.unroute(parts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Administrator login' })).toBeVisible();
});

for (const [fault, behaviour] of faults) {
  deployed.describe(() => {
    deployed.use({ atFirst: behaviour });
    deployed(
      `a remote that ${fault} leaves the shell alive, and Try again fetches it anew`,
      async ({ page, remote }) => {
        await page.goto(`${remote.url}/presentation`);
        await page.getByRole('contentinfo').getByRole('link', { name: 'Apply Factory' }).click();
        await expectShellToLive(page);

        remote.host.behaviour = 'well';
        const before = remote.host.entryRequests;
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('We open the door');
        expect(remote.host.entryRequests).toBeGreaterThan(before);
      },
    );
  });
}

deployed(
  'a remote that is rebuilt and repointed is what the next visitor sees; shell and API are not rebuilt or restarted',
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
