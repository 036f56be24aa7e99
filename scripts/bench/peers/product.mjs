// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT } from '../../product.mjs';
import { ensureBuilt } from '../../setup/build/builds.mjs';
import { productionPackagesBytes } from '../checkout.mjs';
import { startApi } from '../running-api.mjs';
import { secondsWithEmptyCache } from './installation.mjs';
import { application, asForm, asJson, WORD } from './record.mjs';

const ACCOUNT = { email: 'bench@example.org', password: 'nine brass lamps at dusk' };
/** How long a token is used, in ms. It is valid for ten minutes. */
const TOKEN_MS = 300_000;
const PATH = '/api/apply-factory';

/** @type {import('./types.d.ts').Peer} */
export const product = {
  name: 'product',
  title: 'this product',
  description: 'its database',
  async install() {
    await ensureBuilt({ only: ['backend'] });
    const folder = mkdtempSync(join(tmpdir(), 'bench-packages-'));
    try {
      let bytes = 0;
      const seconds = await secondsWithEmptyCache(async (options) => {
        bytes = await productionPackagesBytes(CHECKOUT, folder, options);
      });
      return { folder: CHECKOUT, seconds, bytes };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  async start({ mongodb, work }) {
    const server = await startApi({
      checkout: CHECKOUT,
      uri: `${mongodb}/peer_product`,
      dataDir: join(work, 'product'),
      // Rate limits are raised, since they are not measured.
      env: {
        ADMIN_EMAIL: ACCOUNT.email,
        ADMIN_PASSWORD: ACCOUNT.password,
        RATE_LIMIT_SCALE: '100000',
      },
    });
    const authorization = tokens();
    /** @type {import('./types.d.ts').Calls} */
    const calls = {
      // The API accepts this form only as multipart.
      post: (ask, n) => ask(from(n, asForm(application(n)))),
      document: (ask, n) => ask(from(n, asForm(application(n), 'supporting_document'))),
      list: async (ask) => ask({ path: `${PATH}?limit=20`, headers: await authorization(ask) }),
      search: async (ask) => ask({ path: `${PATH}?limit=20&q=${WORD}`, headers: await authorization(ask) }),
    };
    return { ...server, calls };
  },
};

/**
 * @param {number} n
 * @param {import('./record.mjs').Content} content
 * @returns {import('./measure/load.mjs').Request} a request from one of 131,072 addresses, since forms come from many
 */
function from(n, { headers, body }) {
  const address = `198.${18 + ((n >> 16) % 2)}.${(n >> 8) % 256}.${n % 256}`;
  return { method: 'POST', path: PATH, headers: { ...headers, 'x-forwarded-for': address }, body };
}

/** @returns {(ask: import('./types.d.ts').Ask) => Promise<{ authorization: string }>} headers of one login for all clients */
function tokens() {
  let until = 0;
  /** @type {Promise<{ token: string }>} */
  let login;
  return async (ask) => {
    if (Date.now() > until) {
      until = Date.now() + TOKEN_MS;
      login = ask({ method: 'POST', path: '/api/admin/login', ...asJson(ACCOUNT) });
    }
    return { authorization: `Bearer ${(await login).token}` };
  };
}
