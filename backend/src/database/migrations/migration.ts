import type { mongo } from 'mongoose';

/** What migrations work with: the database rather than the models, which change after a migration is written. */
export interface MigrationContext {
  db: mongo.Db;
  /** Builds the indexes of a collection as the code defines them now. Idempotent. */
  buildIndexes(collection: string): Promise<void>;
  /** Idempotent: a missing index is not an error. */
  dropIndex(collection: string, index: string): Promise<void>;
}

/**
 * A step from one version of the data to the next. It runs once per database; if interrupted, it is repeated from the
 * start.
 */
export interface Migration {
  /** Its file name; stored in the database, so it never changes: `0001-withdrawn-is-a-status`. */
  name: string;
  /** Must be idempotent, and harmless on an empty database. Older processes may still be serving while it runs. */
  up(context: MigrationContext): Promise<void>;
}
