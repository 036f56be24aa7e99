import { mongo } from 'mongoose';
import { ConfigError } from '../config/config-error.js';
import { readMongoUri } from '../config/mongo-uri.js';
import { commonSettings } from '../database/connection/connection-settings.js';
import { isDatabaseUnavailable } from '../database/errors/database-errors.js';
import { prepareSchema } from '../database/schema/prepare-schema.js';
import { PRODUCT_SCHEMA } from './product-schema.js';
import { runAndExit } from './run-and-exit.js';
import { untilAnswered } from './until-answered.js';

/*
 * `node backend/dist/cli/migrate.js`: migrates the database of MONGODB_URI to this version of the API. Run it before
 * starting the API, which waits for it. Prints steps that take long, and nothing when there is nothing to do.
 */

const SERVER_SELECTION_MS = 5_000;

async function run(): Promise<void> {
  const uri = readMongoUri(process.env);
  // No response timeout: building an index on a large collection takes minutes.
  const client = new mongo.MongoClient(uri, {
    ...commonSettings(uri),
    socketTimeoutMS: 0,
    serverSelectionTimeoutMS: SERVER_SELECTION_MS,
    maxPoolSize: 4,
  });
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    await untilAnswered(() => prepareSchema(client.db(), PRODUCT_SCHEMA, { log }));
  } finally {
    await client.close();
  }
}

function messageOf(thrown: unknown): string | undefined {
  if (thrown instanceof ConfigError) return thrown.message;
  return isDatabaseUnavailable(thrown)
    ? 'The database does not answer; its schema was not prepared.'
    : undefined;
}

runAndExit(run(), messageOf);
