import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../scripts/deck/serve-site.mjs';
import { freePort } from '../../scripts/processes/free-port.mjs';

/** The part of the site configuration that the standalone deck uses. */
export interface DeckSettings {
  name: string;
  nameHindi?: string;
  siteUrl?: string;
}

const SETTINGS: DeckSettings = { name: 'Saajha Udyog', nameHindi: 'साझा उद्योग' };

/** The standalone deck, served from files like `npm run deck`. */
export interface StandaloneDeck {
  readonly url: string;
  /** Publishes a new version into the served folder. */
  publish(settings: DeckSettings): Promise<void>;
  /** Stops the server. */
  cut(): Promise<void>;
  stop(): Promise<void>;
}

export async function startStandaloneDeck(settings: DeckSettings = SETTINGS): Promise<StandaloneDeck> {
  const writer = '../../frontend-presentation/scripts/write-site.mjs';
  const { builtCode, writeSite } = await import(writer);
  const { HEADERS, cachingOf } = builtCode();
  const folder = await mkdtemp(join(tmpdir(), 'e2e deck '));
  const port = await freePort();
  const publish = (site: DeckSettings) => writeSite({ site, to: folder });
  await publish(settings);
  const server = await serveSite({ folder, port, host: '127.0.0.1', headers: HEADERS, cachingOf });
  let isServing = true;
  const cut = async () => {
    if (isServing) await server.stop();
    isServing = false;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    publish,
    cut,
    stop: async () => {
      await cut();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
