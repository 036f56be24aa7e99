// @ts-check

/** @typedef {'external' | 'mongod' | 'download' | 'documentdb'} Way */

/**
 * What the choice depends on. Slow checks are functions, called only when their result matters.
 * @typedef {object} Circumstances
 * @property {string | undefined} mongodbUri
 * @property {string | undefined} mongod path of a `mongod` on this machine
 * @property {() => Promise<boolean>} canDownload whether MongoDB's download host is reachable
 * @property {() => string | undefined} documentdbObstacle why PostgreSQL with FerretDB cannot be provided here
 * @property {'mongodb' | 'postgres' | undefined} existingData whose files the data folder contains
 * @property {string} dataDir
 */

export const PROVIDER_OPTIONS =
  'Set MONGODB_URI to a MongoDB 7 or 8; or install mongod and put it on the PATH; or let this machine reach ' +
  "MongoDB's download host; or run on Debian (x64) with apt, go 1.25 or newer and its package mirror.";

/**
 * Chooses how the database is provided. `MONGODB_URI` takes precedence, then existing data: data of PostgreSQL must not be
 * abandoned silently because a `mongod` is installed later, nor the other way round.
 * @param {Circumstances} circumstances
 * @returns {Promise<Way>}
 * @throws {Error} when there is no way; the message says why and lists the options
 */
export async function chooseProvider(circumstances) {
  const { mongodbUri, mongod, canDownload, documentdbObstacle, existingData, dataDir } = circumstances;
  if (mongodbUri) return 'external';
  if (existingData === 'postgres') {
    const obstacle = documentdbObstacle();
    if (!obstacle) return 'documentdb';
    throw new Error(`The data in ${dataDir}/postgres needs PostgreSQL with FerretDB, but ${obstacle}.`);
  }
  if (mongod) return 'mongod';
  if (await canDownload()) return 'download';
  if (existingData === 'mongodb') {
    throw new Error(
      `The data in ${dataDir}/mongodb needs mongod, which is not on this machine: install it, or set MONGODB_URI.`,
    );
  }
  const obstacle = documentdbObstacle();
  if (!obstacle) return 'documentdb';
  throw new Error(`No database can be provided here (${obstacle}). ${PROVIDER_OPTIONS}`);
}
