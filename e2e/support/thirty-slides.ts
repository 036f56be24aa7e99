import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChangedRemote } from './build-remote';
import { RemoteHost } from './remote-host';
import { test as base, type Site, startSite } from './test';

/** Slides that say nothing but their number, whatever the deck says today. */
const SLIDES = `Array.from({ length: 30 }, (_, at) => ({
  id: String(at), type: 'title', title: (props.locale === 'hi' ? 'बात ' : 'Thought ') + (at + 1),
  subtitle: '', drawing: 'A street', shopSign: 'SHOP',
}))`;

/** Playwright's `test` with a site whose deck has thirty slides. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const host = await RemoteHost.start(
        await buildChangedRemote('frontend-presentation', {
          file: 'src/App.tsx',
          replace: 'deckContent(props.locale).slides',
          by: SLIDES,
        }),
      );
      const folder = await mkdtemp(join(tmpdir(), 'e2e deck '));
      const file = join(folder, 'remotes.json');
      const remotes = {
        app_public: { entry: '/remotes/public/remoteEntry.js' },
        app_admin: { entry: '/remotes/admin/remoteEntry.js' },
        app_presentation: { entry: host.entry },
      };
      await writeFile(file, JSON.stringify(remotes));
      const site = await startSite({ REMOTES_CONFIG: file });
      await use(site);
      await site.stop();
      await host.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
