// @ts-check
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../cache-folder.mjs';
import { lock } from '../../processes/folder-lock.mjs';
import { missingPrerequisite } from './prerequisites.mjs';
import { FERRETDB_VERSION, provisionFerretdb } from './provision-ferretdb.mjs';
import { provisionPostgres } from './provision-postgres.mjs';
import { makeTemplate } from './template.mjs';

/** Raised when this recipe makes something else than before, so that an old cache is not used. */
const RECIPE = 1;
const WORK_PREFIX = 'work-';

/**
 * @typedef {object} Provision
 * @property {string} postgres folder with PostgreSQL 18 and DocumentDB
 * @property {string} ferretdb the program
 * @property {string} template a data folder to copy
 */

/**
 * Why this way is not possible, or undefined when it is. What was provisioned before needs nothing more.
 * @param {NodeJS.ProcessEnv} env
 * @param {import('../../processes/account.mjs').Account | undefined} account
 */
export function documentdbObstacle(env, account) {
  return isComplete(provisionIn(cacheFolder(env, account))) ? undefined : missingPrerequisite(env);
}

/**
 * Downloads and builds, once per machine, what way 4 runs. Interrupted work leaves nothing half-made:
 * each part is made aside and renamed at the end.
 * @param {{ env: NodeJS.ProcessEnv, log: import('../types.d.ts').Log,
 *   account: import('../../processes/account.mjs').Account | undefined }} options
 * @returns {Promise<Provision>}
 */
export async function provisionDocumentdb({ env, log, account }) {
  const cache = cacheFolder(env, account);
  const provision = provisionIn(cache);
  if (isComplete(provision)) return provision;
  const unlock = await lock(join(cache, 'provision.lock'), () =>
    log('Database: waiting for another start that is preparing it.'),
  );
  try {
    removeWork(cache);
    if (isComplete(provision)) return provision;
    log(
      'Database: preparing PostgreSQL 18 with DocumentDB (140 MB of Debian packages) and FerretDB (built with go), ' +
        'once; about a minute.',
    );
    const work = mkdtempSync(join(cache, WORK_PREFIX));
    // Programs that run as the other account work below it.
    chmodSync(work, 0o755);
    const results = await Promise.allSettled([
      existsSync(provision.ferretdb) || provisionFerretdb(provision.ferretdb, join(work, 'ferretdb')),
      makePostgresAndTemplate(provision, work, account),
    ]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    return provision;
  } finally {
    removeWork(cache);
    unlock();
  }
}

/**
 * Also what was interrupted left, by a kill -9 for instance: nobody else works there while this process holds the lock.
 * @param {string} cache
 */
function removeWork(cache) {
  for (const name of readdirSync(cache)) {
    if (name.startsWith(WORK_PREFIX)) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/**
 * @param {Provision} provision
 * @param {string} work
 * @param {import('../../processes/account.mjs').Account | undefined} account
 */
async function makePostgresAndTemplate({ postgres, template }, work, account) {
  if (!existsSync(postgres)) await provisionPostgres(postgres, join(work, 'postgres'));
  if (existsSync(template)) return;
  await makeTemplate({ postgres, target: template, workFolder: join(work, 'template'), account });
}

/**
 * @param {string} cache
 * @returns {Provision}
 */
export function provisionIn(cache) {
  return {
    postgres: join(cache, `postgresql-18-documentdb-${RECIPE}`),
    ferretdb: join(cache, `ferretdb-${FERRETDB_VERSION}`),
    template: join(cache, `postgresql-18-template-${RECIPE}`),
  };
}

/** @param {Provision} provision */
function isComplete({ postgres, ferretdb, template }) {
  return existsSync(postgres) && existsSync(ferretdb) && existsSync(template);
}
