// @ts-check
/*
 * npm run deck:pdf [-- --url URL --out FOLDER]: prints the presentation into a tagged PDF per language, which the site then
 * offers for download. It prints the site at --url, or that of npm start, which it starts if it is not running. The files go
 * to --out, by default a folder in DATA_DIR.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../command/main.mjs';
import { step } from '../command/progress.mjs';
import { stopOnSignals } from '../command/stop-signals.mjs';
import { typedPath } from '../command/typed-path.mjs';
import { provideDatabase } from '../database/provide.mjs';
import { startApi } from '../serve/api.mjs';
import { prepareSchema } from '../serve/schema.mjs';
import { databaseUri, dataFolder, listenAddress, requireFreePort } from '../serve/settings.mjs';
import { ensureBuilt } from '../setup/build/builds.mjs';
import { ensureBrowser } from '../setup/install/browser.mjs';
import { ensureInstalled } from '../setup/install/npm.mjs';
import { madeFrom } from './made-from.mjs';
import { LANGUAGES, printDeck } from './print-deck.mjs';
import { problemsOf } from './problems.mjs';
import { readPdf } from './read-pdf.mjs';
import { keepPdfs } from './store.mjs';

const log = console.log;

await runMain(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, out: { type: 'string' } } });
  const { env } = process;
  const { atStop, stopAll } = stopOnSignals();
  try {
    await ensureInstalled();
    const url = values.url?.replace(/\/$/, '') ?? (await runningSite());
    const executable = await ensureBrowser();
    // Imported here because Playwright may only have been installed above.
    const { launchBrowser } = await import('../screenshots/launch-browser.mjs');
    const browser = await launchBrowser(executable);
    atStop(() => browser.close());
    const before = await madeFrom(url);
    const printed = [];
    for (const language of LANGUAGES) {
      const { pdf, titles } = await step(`Printing ${language.name}`, () =>
        printDeck(browser, url, language),
      );
      const problems = problemsOf(await readPdf(pdf), { ...language, titles, siteUrl: before.siteUrl });
      if (problems.length > 0)
        throw new Error(`The PDF in ${language.name} has problems:\n  ${problems.join('\n  ')}`);
      printed.push({ locale: language.locale, pdf });
    }
    if (JSON.stringify(await madeFrom(url)) !== JSON.stringify(before))
      throw new Error('The site has changed meanwhile; run npm run deck:pdf again.');
    const folder = values.out ? typedPath(values.out) : join(dataFolder(env), 'presentation-pdf');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const line of await keepPdfs(folder, before, printed)) log(line);
  } finally {
    await stopAll();
  }

  /** URL of the site of npm start. Starts the site for the time of this command if it is not running. */
  async function runningSite() {
    const address = listenAddress(env);
    if (await answers(address.url)) return address.url;
    if (env.NODE_ENV === 'production')
      throw new Error(`No site answers at ${address.url}. Name yours: npm run deck:pdf -- --url https://…`);
    await requireFreePort(address, 'npm run deck:pdf');
    await ensureBuilt();
    const dataDir = dataFolder(env);
    const database = await step('Starting the database', () =>
      provideDatabase({ purpose: 'start', dataDir, log }),
    );
    atStop(database.stop);
    // Only the pages are needed. With this role, no pending mails are sent with the settings of this terminal.
    const ownEnv = { MONGODB_URI: databaseUri(database.uri, env), DATA_DIR: dataDir, ROLE: 'api' };
    const apiEnv = { ...env, ...ownEnv };
    await prepareSchema({ env: apiEnv, log, onlyIfNew: database.isShared ?? false });
    // Another process may have started to listen on the port meanwhile.
    await requireFreePort(address, 'npm run deck:pdf');
    const api = await step('Starting the API', () =>
      startApi({ env: apiEnv, dataDir, url: address.url, log, quiet: true }),
    );
    atStop(() => api.stop());
    return address.url;
  }
});

/** @param {string} url */
async function answers(url) {
  return fetch(`${url}/config/site.json`).then(
    ({ ok }) => ok,
    () => false,
  );
}
