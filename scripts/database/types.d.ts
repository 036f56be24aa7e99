import type { SupervisedPart } from '../processes/supervise.mjs';

/** What a database is for: the lasting data of an installation, or the disposable data of a test run. */
export type Purpose = 'start' | 'test';

/** Prints one line for the person at the terminal. */
export type Log = (line: string) => void;

/** The options of every way of providing a database. */
export interface Request {
  purpose: Purpose;
  /** Folder for the files of the database; a temporary one for tests. */
  dataDir: string;
  log: Log;
  env: NodeJS.ProcessEnv;
  /**
   * A fixed port on 127.0.0.1. Without it, an installation uses a socket that no other user may use, and a test any free
   * port.
   */
  port?: number | undefined;
}

/** A running database. */
export interface Database {
  /** Connection string without a database name, which the caller adds. */
  uri: string;
  /** For messages: which database it is and where its files are. */
  description: string;
  /** Another process provides the database, so servers may be running on it. */
  isShared?: boolean;
  /** Folder of the socket on which PostgreSQL listens, if there is one; the user is `postgres`, without a password. */
  postgresSocket?: string;
  /** Stops what was started for the database; the data of a test is removed. */
  stop: () => Promise<void>;
  /** The programs of the database, for tests that kill them. */
  parts?: Record<string, SupervisedPart>;
}
