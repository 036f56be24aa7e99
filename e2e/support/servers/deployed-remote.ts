import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, startSite, test } from '../test';
import { type Behaviour, RemoteHost } from './remote-host';

const BUILT_PUBLIC_REMOTE = fileURLToPath(new URL('../../../frontend-public/dist', import.meta.url));

/** A site whose public remote is served from another origin, as configured in `/config/remotes.json`. */
interface Deployment {
  url: string;
  /** Serves the public remote from the start. */
  host: RemoteHost;
  /** Points `remotes.json` to another entry, atomically like a deployment. */
  repoint(entry: string): Promise<void>;
}

export interface DeployedRemote extends Deployment {
  /** Serves the public remote for as long as the test runs. */
  host: RemoteHost;
}

/** Playwright’s `test` with one such site per worker, since starting a site takes as long as a test. */
export const deployed = test.extend<
  { remote: DeployedRemote; initialBehaviour: Behaviour },
  { deployment: Deployment }
>({
  deployment: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'e2e remotes '));
      const file = join(folder, 'remotes.json');
      const repoint = async (entry: string) => {
        const remotes = {
          app_public: { entry },
          app_admin: { entry: '/remotes/admin/remoteEntry.js' },
          app_presentation: { entry: '/remotes/presentation/remoteEntry.js' },
        };
        await writeFile(`${file}.next`, JSON.stringify(remotes));
        await rename(`${file}.next`, file);
      };
      const host = await RemoteHost.start(BUILT_PUBLIC_REMOTE);
      await repoint(host.entry);
      const site = await startSite({ REMOTES_CONFIG: file });
      await use({ url: site.url, host, repoint });
      await site.stop();
      await host.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  /**
   * How the remote behaves from its first request on. A remote that is not healthy is on a new origin, because the site
   * prerenders the pages of a remote that it has once read successfully.
   */
  initialBehaviour: ['healthy', { option: true }],
  remote: async ({ deployment, initialBehaviour }, use) => {
    if (initialBehaviour === 'healthy') {
      deployment.host.behaviour = 'healthy';
      await deployment.repoint(deployment.host.entry);
      await use(deployment);
      return;
    }
    const host = await RemoteHost.start(BUILT_PUBLIC_REMOTE);
    host.behaviour = initialBehaviour;
    await deployment.repoint(host.entry);
    await fetch(deployment.url);
    await expect.poll(() => host.entryRequests).toBeGreaterThan(0);
    await use({ ...deployment, host });
    await host.stop();
  },
});
