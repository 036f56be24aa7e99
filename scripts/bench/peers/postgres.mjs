// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Makes an empty database in the PostgreSQL that is behind the product's database.
 * @param {{ folder: string, socket: string | undefined, database: string }} options `folder`: where `pg` is installed
 * @returns {Promise<NodeJS.ProcessEnv>} what a peer's settings read
 * @throws {Error} when the product's database is another one
 */
export async function makePostgresDatabase({ folder, socket, database }) {
  if (!socket) throw new Error('It needs PostgreSQL, and the database that was provided is another one.');
  const { Client } = createRequire(join(folder, 'package.json'))('pg');
  const client = new Client({ host: socket, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${database}`);
    await client.query(`CREATE DATABASE ${database}`);
  } finally {
    await client.end();
  }
  return { PEER_POSTGRES: socket, PEER_DATABASE: database };
}
