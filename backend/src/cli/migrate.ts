import { prepareSchema } from '../database/schema/prepare-schema.js';
import { isPreparedForOther } from '../database/schema/schema-state.js';
import { CommandError } from './command-error.js';
import { databaseMessageOf, withDatabase } from './database-client.js';
import { PRODUCT_SCHEMA } from './migrate/product-schema.js';
import { retryOnOutage } from './migrate/retry-on-outage.js';
import { runAndExit } from './run-and-exit.js';

/*
 * `node backend/dist/cli/migrate.js`: migrates the database of MONGODB_URI to this version of the API. Run it before
 * starting the API, which waits for it. Prints steps that take long, and nothing when there is nothing to do.
 *
 * With `--only-if-new` it prepares only a new database, and refuses one that another version has prepared: for commands
 * that run while servers of that version may be running, which must not be migrated.
 */

const OTHER_VERSION =
  'It is prepared for another version of the product, whose servers may be running. Stop them and run npm run migrate, or start the new version with npm start; then repeat this.';

async function run(): Promise<void> {
  const onlyIfNew = process.argv.includes('--only-if-new');
  const log = (line: string) => void process.stdout.write(`${line}\n`);
  await withDatabase(process.env, (db) =>
    retryOnOutage(async () => {
      if (onlyIfNew && (await isPreparedForOther(db, PRODUCT_SCHEMA))) throw new CommandError(OTHER_VERSION);
      await prepareSchema(db, PRODUCT_SCHEMA, { log });
    }),
  );
}

runAndExit(run(), databaseMessageOf('The database does not answer; its schema was not prepared.'));
