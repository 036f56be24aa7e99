// @ts-check
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Creates an empty database in the PostgreSQL server behind the product's database.
 * @param {{ folder: string, socket: string | undefined, database: string }} options `folder`: where `pg` is installed
 * @returns {Promise<NodeJS.ProcessEnv>} environment variables that a peer's configuration reads
 * @throws {Error} when the product's database is not in PostgreSQL
 */
export async function createPostgresDatabase({ folder, socket, database }) {
  if (!socket) throw new Error('It needs PostgreSQL, but the provided database does not use it.');
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
