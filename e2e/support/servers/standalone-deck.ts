import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../../scripts/deck/serve-site.mjs';
import { freePort } from '../../../scripts/processes/free-port.mjs';

/** The part of the site configuration that the standalone deck uses. */
export interface DeckSettings {
  name: string;
  nameHindi?: string;
  siteUrl?: string;
}

const SETTINGS: DeckSettings = { name: 'Saajha Udyog', nameHindi: 'साझा उद्योग' };

/** The standalone deck, served from files as `npm run deck` serves it. */
export interface StandaloneDeck {
  readonly url: string;
  /** Publishes a new version to the served folder. */
  publish(settings: DeckSettings): Promise<void>;
  /** Stops the server; the files stay. */
  stopServer(): Promise<void>;
  /** Stops the server and removes the files. */
  stop(): Promise<void>;
}

export async function startStandaloneDeck(settings: DeckSettings = SETTINGS): Promise<StandaloneDeck> {
  const writer = '../../../frontend-presentation/scripts/write-site.mjs';
  const { builtCode, writeSite } = await import(writer);
  const { HEADERS, cachingOf } = builtCode();
  const folder = await mkdtemp(join(tmpdir(), 'e2e deck '));
  const port = await freePort();
  const publish = (site: DeckSettings) => writeSite({ site, to: folder });
  await publish(settings);
  const server = await serveSite({ folder, port, host: '127.0.0.1', headers: HEADERS, cachingOf });
  let isServing = true;
  const stopServer = async () => {
    if (isServing) await server.stop();
    isServing = false;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    publish,
    stopServer,
    stop: async () => {
      await stopServer();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
