import type { mongo } from 'mongoose';

/** What a migration works with: the database as it is, not the models, which change after the migration was written. */
export interface MigrationContext {
  db: mongo.Db;
  /** Builds the indexes of a collection as the code defines them now. Idempotent. */
  buildIndexes(collection: string): Promise<void>;
  /** Idempotent: an index that is not there is no error. */
  dropIndex(collection: string, index: string): Promise<void>;
}

/** A step from one version of the data to the next. It runs once per database; a kill within it repeats it from its start. */
export interface Migration {
  /** Its file's name; kept in the database, so it never changes: `0001-withdrawn-is-a-status`. */
  name: string;
  /** Idempotent, and harmless on an empty database. While it runs, older processes may still be serving. */
  up(context: MigrationContext): Promise<void>;
}
