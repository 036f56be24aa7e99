// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { provideDatabase } from '../database/provide.mjs';
import { serveSite } from '../deck/serve-site.mjs';
import { readDeckSite } from '../deck/site-settings.mjs';
import { freePort } from '../processes/free-port.mjs';
import { apiArguments, CHECKOUT } from '../product.mjs';
import { prepareSchema } from '../serve/schema.mjs';
import { startServer } from './started-server.mjs';

const DECK_WRITER = pathToFileURL(join(CHECKOUT, 'frontend-presentation', 'scripts', 'write-site.mjs')).href;
/** Time limit for prerendering the pages, in ms. */
const PRERENDER_MS = 120_000;

/**
 * Starts the standalone deck, written into a folder.
 * @param {string} folder
 */
export async function startDeck(folder) {
  const { builtCode, writeSite } = await import(DECK_WRITER);
  await writeSite({ site: readDeckSite(process.env), to: folder });
  const { HEADERS, cachingOf } = builtCode();
  const [host, port] = ['127.0.0.1', await freePort()];
  const { stop } = await serveSite({ folder, host, port, headers: HEADERS, cachingOf });
  return { url: `http://${host}:${port}`, stop };
}

/**
 * Starts the composed site with its own database. Resolves once its pages are prerendered.
 * @param {string} work
 * @param {(stop: () => Promise<void>) => void} atStop
 */
export async function startComposedSite(work, atStop) {
  const database = await provideDatabase({ purpose: 'test', dataDir: work, log: console.log });
  atStop(database.stop);
  return startSite({ uri: database.uri, dataDir: join(work, 'data') });
}

/**
 * @param {{ uri: string, dataDir: string }} options
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
async function startSite({ uri, dataDir }) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: url,
    MONGODB_URI: `${uri}/bench`,
    DATA_DIR: dataDir,
  };
  await prepareSchema({ env, log: console.log });
  const { stop } = await startServer({
    name: 'The API',
    args: apiArguments(),
    env,
    withinMs: PRERENDER_MS,
    pollMs: 200,
    isReady: () => isPrerendered(url),
  });
  return { url, stop };
}

/** @param {string} url */
async function isPrerendered(url) {
  try {
    return (await (await fetch(`${url}/`)).text()).includes('<h1');
  } catch {
    return false;
  }
}
