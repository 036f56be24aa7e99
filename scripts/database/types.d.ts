import type { SupervisedPart } from '../processes/supervise.mjs';

/** What a database is for: kept data of an installation, or a throw-away one for a test run. */
export type Purpose = 'start' | 'test';

/** Takes one line for the person who watches. */
export type Log = (line: string) => void;

/** What every way of providing a database is told. */
export interface Request {
  purpose: Purpose;
  /** Where its files go; for a test, a temporary folder. */
  dataDir: string;
  log: Log;
  env: NodeJS.ProcessEnv;
  /**
   * A fixed port on 127.0.0.1. Without it kept data is reached through a socket that no other user may use, and the
   * data of a test through any free port.
   */
  port?: number | undefined;
}

/** A database that answers. */
export interface Database {
  /** Without a database name: its user chooses one. */
  uri: string;
  /** What it is, in a few words. */
  description: string;
  /** Somebody else provides it, so servers may be running on it. */
  isShared?: boolean;
  /** The folder of the socket on which its PostgreSQL listens, user `postgres` without a password, where there is one. */
  postgresSocket?: string;
  /** Ends what was started for it; data of a test is removed. */
  stop: () => Promise<void>;
  /** The programs behind it, for tests that kill them. */
  parts?: Record<string, SupervisedPart>;
}
