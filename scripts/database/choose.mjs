// @ts-check

/** @typedef {'external' | 'mongod' | 'download' | 'documentdb'} Way */

/**
 * What the choice depends on. The slow questions are functions, asked only when they matter.
 * @typedef {object} Circumstances
 * @property {string | undefined} mongodbUri
 * @property {string | undefined} mongod a `mongod` on this machine
 * @property {() => Promise<boolean>} canDownload
 * @property {() => string | undefined} documentdbObstacle why PostgreSQL + FerretDB cannot be provided here
 * @property {'mongodb' | 'postgres' | undefined} keptData whose files the data folder already holds
 * @property {string} dataDir
 */

export const PROVIDER_OPTIONS =
  'Set MONGODB_URI to a MongoDB 7 or 8; or install mongod and put it on the PATH; or let this machine reach ' +
  "MongoDB's download host; or run on Debian (x64) with apt, go 1.25 or newer and its package mirror.";

/**
 * Which way provides the database. `MONGODB_URI` decides, then kept data: a folder that PostgreSQL wrote is not
 * silently left behind when a `mongod` appears on the machine, nor the other way round.
 * @param {Circumstances} circumstances
 * @returns {Promise<Way>}
 * @throws {Error} one sentence with the ways out, when there is none
 */
export async function chooseProvider(circumstances) {
  const { mongodbUri, mongod, canDownload, documentdbObstacle, keptData, dataDir } = circumstances;
  if (mongodbUri) return 'external';
  if (keptData === 'postgres') {
    const obstacle = documentdbObstacle();
    if (!obstacle) return 'documentdb';
    throw new Error(`The data in ${dataDir}/postgres needs PostgreSQL with FerretDB, but ${obstacle}.`);
  }
  if (mongod) return 'mongod';
  if (await canDownload()) return 'download';
  if (keptData === 'mongodb') {
    throw new Error(
      `The data in ${dataDir}/mongodb needs mongod, which is not on this machine: install it, or set MONGODB_URI.`,
    );
  }
  const obstacle = documentdbObstacle();
  if (!obstacle) return 'documentdb';
  throw new Error(`No database can be provided here (${obstacle}). ${PROVIDER_OPTIONS}`);
}
