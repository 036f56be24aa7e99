// @ts-check
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../../cache-folder.mjs';
import { lock } from '../../processes/folder-lock.mjs';
import { missingPrerequisite } from './prerequisites.mjs';
import { FERRETDB_VERSION, provisionFerretdb } from './provision-ferretdb.mjs';
import { provisionPostgres } from './provision-postgres.mjs';
import { makeTemplate } from './template.mjs';

/** Part of the names in the cache. Increment it when the result of provisioning changes, so that old results are not used. */
const CACHE_VERSION = 1;
const WORK_PREFIX = 'work-';

/**
 * @typedef {object} Provision
 * @property {string} postgres folder with PostgreSQL 18 and DocumentDB
 * @property {string} ferretdb path of the program
 * @property {string} template data folder of which new databases are copies
 */

/**
 * Why PostgreSQL with FerretDB cannot be provided; undefined when it can, as when it is already in the cache.
 * @param {NodeJS.ProcessEnv} env
 * @param {import('../../processes/account.mjs').Account | undefined} account
 */
export function documentdbObstacle(env, account) {
  return isComplete(provisionIn(cacheFolder(env, account))) ? undefined : missingPrerequisite(env);
}

/**
 * Downloads and builds PostgreSQL with DocumentDB and FerretDB, once per machine. Each part is built in a working folder
 * and renamed at the end, so that an interruption leaves nothing incomplete.
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
    removeWorkFolders(cache);
    if (isComplete(provision)) return provision;
    log(
      'Database: preparing PostgreSQL 18 with DocumentDB (140 MB of Debian packages) and FerretDB (built with go), ' +
        'once; about a minute.',
    );
    const work = mkdtempSync(join(cache, WORK_PREFIX));
    // Programs that run as the database's account use folders below it.
    chmodSync(work, 0o755);
    const results = await Promise.allSettled([
      existsSync(provision.ferretdb) || provisionFerretdb(provision.ferretdb, join(work, 'ferretdb')),
      providePostgresAndTemplate(provision, work, account),
    ]);
    for (const result of results) if (result.status === 'rejected') throw result.reason;
    return provision;
  } finally {
    removeWorkFolders(cache);
    unlock();
  }
}

/**
 * Removes all working folders, including those that an interrupted process has left. No other process uses one while this
 * process holds the lock.
 * @param {string} cache
 */
function removeWorkFolders(cache) {
  for (const name of readdirSync(cache)) {
    if (name.startsWith(WORK_PREFIX)) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

/**
 * @param {Provision} provision
 * @param {string} work
 * @param {import('../../processes/account.mjs').Account | undefined} account
 */
async function providePostgresAndTemplate({ postgres, template }, work, account) {
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
    postgres: join(cache, `postgresql-18-documentdb-${CACHE_VERSION}`),
    ferretdb: join(cache, `ferretdb-${FERRETDB_VERSION}`),
    template: join(cache, `postgresql-18-template-${CACHE_VERSION}`),
  };
}

/** @param {Provision} provision */
function isComplete({ postgres, ferretdb, template }) {
  return existsSync(postgres) && existsSync(ferretdb) && existsSync(template);
}
