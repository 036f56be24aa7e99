import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Behaviour, RemoteHost } from './remote-host';
import { startSite, test } from './test';

const BUILT_PUBLIC_REMOTE = fileURLToPath(new URL('../../frontend-public/dist', import.meta.url));

export interface DeployedRemote {
  url: string;
  host: RemoteHost;
  /** Points `remotes.json` at another entry, as a deployment would: written beside and renamed. */
  repoint(entry: string): Promise<void>;
}

/** A site whose public remote lives on an origin of its own, named by the file behind `/config/remotes.json`. */
export const deployed = test.extend<{ remote: DeployedRemote; atStart: Behaviour }>({
  /** How the remote behaves when the site starts; what it has never seen in order it does not prerender. */
  atStart: ['well', { option: true }],
  remote: async ({ atStart }, use) => {
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
    host.behaviour = atStart;
    await repoint(host.entry);
    const site = await startSite({ REMOTES_CONFIG: file });
    await use({ url: site.url, host, repoint });
    await site.stop();
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  },
});
