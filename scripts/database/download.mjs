// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { request as httpsRequest } from 'node:https';
import { join } from 'node:path';
import { cacheFolder } from '../cache-folder.mjs';
import { runMongod } from './mongod.mjs';

const VERSION = '8.0.17';
const DOWNLOAD_HOST = 'https://fastdl.mongodb.org';
/** Time limit of the probe. In a network that drops packets, each attempt would otherwise take a minute. */
const PROBE_MS = 3_000;

/**
 * Whether a `mongod` can be used that is downloaded: it is in the cache already, or the download host answers.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<boolean>}
 */
export async function canDownload(env) {
  if (hasDownloaded(env)) return true;
  probe ??= hostAnswers(env.MONGOMS_DOWNLOAD_MIRROR || DOWNLOAD_HOST);
  return probe;
}

/**
 * The result is cached because both preparing and starting need it.
 * @type {Promise<boolean> | undefined}
 */
let probe;

/**
 * Runs a `mongod` that mongodb-memory-server downloads once into the cache.
 * @param {import('./types.d.ts').Request} request
 * @returns {Promise<import('./types.d.ts').Database>}
 */
export async function runDownloaded(request) {
  const { env, log } = request;
  if (!hasDownloaded(env)) {
    log(`Database: downloading MongoDB ${VERSION}, once, about 100 MB; a minute on a usual line.`);
  }
  // Read by the library. One attempt only, since each retry waits as long as the first.
  process.env.MONGOMS_MAX_RETRIES ??= '1';
  const { MongoBinary } = await import('mongodb-memory-server-core');
  const binary = await MongoBinary.getPath({ version: VERSION, downloadDir: downloadFolder(env) });
  return runMongod(binary, request);
}

/**
 * @param {string} address
 * @param {number} [timeoutMs]
 * @returns {Promise<boolean>} whether there is any response
 */
function hostAnswers(address, timeoutMs = PROBE_MS) {
  return new Promise((resolve) => {
    const probe = httpsRequest(address, { method: 'HEAD' }, (response) => {
      response.destroy();
      resolve(true);
    });
    const timer = setTimeout(() => probe.destroy(new Error('silent')), timeoutMs);
    probe.on('error', () => resolve(false));
    probe.on('close', () => clearTimeout(timer));
    probe.end();
  });
}

/** @param {NodeJS.ProcessEnv} env */
function downloadFolder(env) {
  return env.MONGOMS_DOWNLOAD_DIR || join(cacheFolder(env, undefined), 'mongod');
}

/** @param {NodeJS.ProcessEnv} env */
function hasDownloaded(env) {
  const folder = downloadFolder(env);
  return existsSync(folder) && readdirSync(folder).some((name) => /^mongod-.*\d$/.test(name));
}
