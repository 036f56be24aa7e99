import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { Inbox } from '../../backend/test/support/services/inbox';
import { freePort } from '../../scripts/processes/free-port.mjs';
import { ApiProcess } from './servers/api-process';
import { startStandaloneDeck } from './servers/standalone-deck';

/** The administrator that the API creates in the empty database of each site. */
export const ADMINISTRATOR = { email: 'office@example.org', password: 'brick-by-brick-2020' };

export interface Site {
  readonly url: string;
  readonly api: ApiProcess;
  readonly inbox: Inbox;
  /** Data folder of the API. */
  readonly dataDir: string;
}

/** A `MONGODB_URI` that names a new database, which is removed after the run. */
export function freshDatabaseUri(): string {
  const { MONGODB_URI, TEST_DATABASES } = process.env;
  if (!MONGODB_URI) throw new Error('Set MONGODB_URI, or run the browser tests through `npm test`.');
  const uri = new URL(MONGODB_URI);
  uri.pathname = `/${TEST_DATABASES}_${randomBytes(6).toString('hex')}`;
  return uri.toString();
}

/**
 * Starts a composed site with a database, a data folder and a mail inbox of its own.
 * @param env additional environment of the API
 * @param host host name of the site; passkeys need one that is not an IP address
 */
export async function startSite(
  env: Record<string, string> = {},
  host = '127.0.0.1',
): Promise<Site & { stop(): Promise<void> }> {
  const databaseUri = env.MONGODB_URI ?? freshDatabaseUri();
  const inbox = await Inbox.open();
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e data '));
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const api = new ApiProcess(port, {
    NODE_ENV: 'development',
    MONGODB_URI: databaseUri,
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    SMTP_URL: inbox.url,
    MAIL_FROM: 'office@example.org',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    RATE_LIMIT_SCALE: '1000',
    ...env,
  });
  const stop = async () => {
    await api.stop();
    await inbox.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await api.prepareDatabase();
    await api.start();
  } catch (thrown) {
    await stop();
    throw thrown;
  }
  return { url, api, inbox, dataDir, stop };
}

/** A site without an API. Tests that need the API must be tagged `@composed`. */
function withoutApi(url: string): Site {
  const refuse = (): never => {
    throw new Error('The standalone deck has no API and no mails.');
  };
  return Object.defineProperties({ url } as Site, { api: { get: refuse }, inbox: { get: refuse } });
}

/** Whether the tested deck is part of the composed site or standalone. */
export type DeckKind = 'composed' | 'standalone';

/** Playwright’s `test` with a running site per worker. */
export const test = base.extend<object, { deck: DeckKind; siteFor: string; site: Site }>({
  deck: ['composed', { option: true, scope: 'worker' }],
  // A file that sets another value gets a worker and a site of its own, for tests that count records.
  siteFor: ['everyone', { option: true, scope: 'worker' }],
  site: [
    async ({ deck, siteFor: _others }, use) => {
      if (deck === 'standalone') {
        const { url, stop } = await startStandaloneDeck();
        await use(withoutApi(url));
        await stop();
        return;
      }
      const site = await startSite();
      await use(site);
      if (process.env.E2E_SHOW_LOG) console.log(site.api.log);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
});

export { expect } from '@playwright/test';
