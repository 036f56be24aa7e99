// @ts-check
/*
 * npm run deck [-- --to FOLDER]: builds the standalone deck and serves it, without a database and without the API. With --to
 * it only writes the site into a folder, to be published on any static host.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runMain } from '../command/main.mjs';
import { step } from '../command/progress.mjs';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { typedPath } from '../command/typed-path.mjs';
import { CHECKOUT } from '../product.mjs';
import { listenAddress, requireFreePort, requirePort } from '../serve/settings.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureProductInstalled } from '../setup/install/npm.mjs';
import { serveSite } from './serve-site.mjs';
import { readDeckSite } from './site-settings.mjs';

const WRITER = pathToFileURL(join(CHECKOUT, 'frontend-presentation', 'scripts', 'write-site.mjs')).href;

await runMain(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const site = readDeckSite(process.env);
  if (!values.to) requirePort(process.env);
  const { atStop } = stopOnSignals();
  const address = listenAddress(process.env);
  if (!values.to) await requireFreePort(address, 'npm run deck');
  await ensureProductInstalled();
  await ensureBuilt({ only: ['deck'] });
  // Imported here because its packages may only have been installed above.
  const { builtCode, writeSite } = await import(WRITER);
  const folder = values.to ? typedPath(values.to) : join(CHECKOUT, '.cache', 'deck');
  if (!values.to) rmSync(folder, { recursive: true, force: true });
  await step('Writing the pages of the deck', () => writeSite({ site, to: folder }));
  if (values.to) {
    console.log(`The deck is in ${folder}; docs/operations.md says how to publish it.`);
    process.exit(0);
  }
  const { HEADERS, cachingOf } = builtCode();
  const server = await serveSite({ folder, ...address, headers: HEADERS, cachingOf });
  atStop(server.stop);
  console.log('');
  console.log(`Deck:       ${address.url}`);
  console.log('Ctrl-C stops it.');
});
