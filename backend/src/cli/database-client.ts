import { mongo } from 'mongoose';
import { EnvironmentReader } from '../config/environment.js';
import { readMongoUri } from '../config/mongo-uri.js';
import { commonSettings } from '../database/connection/connection-settings.js';

const SERVER_SELECTION_MS = 5_000;

/**
 * Runs a command that needs nothing of the server but the database of MONGODB_URI. Calls have no time limit, since building
 * an index on a large collection takes minutes.
 * @throws ConfigError
 */
export async function withDatabase(
  env: NodeJS.ProcessEnv,
  command: (db: mongo.Db) => Promise<void>,
): Promise<void> {
  const uri = readMongoUri(new EnvironmentReader(env));
  const client = new mongo.MongoClient(uri, {
    ...commonSettings(uri),
    // Others may lag behind, whatever MONGODB_URI prefers.
    readPreference: 'primary',
    socketTimeoutMS: 0,
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    maxPoolSize: 4,
  });
  try {
    await command(client.db());
  } finally {
    await client.close();
  }
}
