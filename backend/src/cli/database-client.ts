import { mongo } from 'mongoose';
import { ConfigError } from '../config/config-error.js';
import { EnvironmentReader } from '../config/environment.js';
import { readMongoUri } from '../config/mongo-uri.js';
import { commonSettings } from '../database/connection/connection-settings.js';
import { isDatabaseUnavailable } from '../database/errors/database-errors.js';
import { UnfinishedRestoreError } from '../database/schema/restore-mark.js';
import { CommandError } from './command-error.js';

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

/**
 * A function for the operator's message when such a command failed; it returns undefined for a bug.
 * @param unavailable message for a database that does not answer
 */
export function databaseMessageOf(unavailable: string): (thrown: unknown) => string | undefined {
  return (thrown) => {
    const isExpected = [CommandError, ConfigError, UnfinishedRestoreError].some(
      (kind) => thrown instanceof kind,
    );
    if (isExpected) return (thrown as Error).message;
    return isDatabaseUnavailable(thrown) ? unavailable : undefined;
  };
}
