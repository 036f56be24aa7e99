// @ts-check
/*
 * npm run deck:pdf: writes the presentation as a tagged PDF in both languages, which the site then offers. Made from the site
 * of npm start, running or not, or from the one at --url; into DATA_DIR, or the folder of --out.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { provideDatabase } from './database/provide.mjs';
import { madeFrom } from './deck-pdf/made-from.mjs';
import { LANGUAGES, printDeck } from './deck-pdf/print-deck.mjs';
import { problemsOf } from './deck-pdf/problems.mjs';
import { readPdf } from './deck-pdf/read-pdf.mjs';
import { keepPdfs } from './deck-pdf/store.mjs';
import { startApi } from './serve/api.mjs';
import { prepareSchema } from './serve/schema.mjs';
import { databaseUri, dataFolder, listenAddress, requireFreePort } from './serve/settings.mjs';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuilt } from './setup/builds.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { runMain } from './setup/main.mjs';
import { step } from './setup/progress.mjs';
import { stopOnSignals } from './setup/stop-signals.mjs';

const log = console.log;

await runMain(async () => {
  const { values } = parseArgs({ options: { url: { type: 'string' }, out: { type: 'string' } } });
  const { env } = process;
  const { atStop, stopAll } = stopOnSignals();
  try {
    await ensureInstalled();
    const url = values.url?.replace(/\/$/, '') ?? (await runningSite());
    const executable = await ensureBrowser();
    // Installed above.
    const { launchBrowser } = await import('./screenshots/launch-browser.mjs');
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
        throw new Error(`The file in ${language.name} is not as it should be:\n  ${problems.join('\n  ')}`);
      printed.push({ locale: language.locale, pdf });
    }
    if (JSON.stringify(await madeFrom(url)) !== JSON.stringify(before))
      throw new Error('The site has changed meanwhile; run npm run deck:pdf again.');
    const folder = values.out ?? join(dataFolder(env), 'presentation-pdf');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const line of await keepPdfs(folder, before, printed)) log(line);
  } finally {
    await stopAll();
  }

  /** The site of npm start: the one that runs, or else one that runs as long as this command. */
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
    // The pages are all that is asked of it: waiting mails, for one, must not go out with the settings of this terminal.
    const ownEnv = { MONGODB_URI: databaseUri(database.uri, env), DATA_DIR: dataDir, ROLE: 'api' };
    const apiEnv = { ...env, ...ownEnv };
    await prepareSchema({ env: apiEnv, log, onlyIfNew: database.isShared ?? false });
    // Something may have begun to listen there meanwhile.
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
