import type { Installation } from './installation.mjs';
import type { Ask, Call } from './measure/load.mjs';

export type { Ask, Installation };

/** Submitting a form, submitting one with a document, listing the newest twenty, listing the newest twenty with a word. */
export type Operation = 'post' | 'document' | 'list' | 'search';
export type Calls = Record<Operation, Call>;

export interface PeerEnvironment {
  /** Connection string without a database name. */
  mongodb: string;
  /** Folder of the PostgreSQL socket; undefined if the database is not in PostgreSQL. */
  postgres: string | undefined;
  /** A temporary folder, which is removed afterwards. */
  work: string;
  /** Where the peer is installed. */
  folder: string;
  /** What `prepare` returned. */
  env: NodeJS.ProcessEnv;
}

export interface Running {
  calls: Calls;
  url?: string;
  pid?: number;
  /** Time from a cold start until ready, in ms. */
  readyMs?: number;
  stop: () => Promise<void>;
}

export interface Peer {
  /** Name for `--only`. */
  name: string;
  title: string;
  /** What is compared, and on which database. */
  description: string;
  install?: () => Promise<Installation>;
  /** Creates its database. @returns environment variables for `start` */
  prepare?: (environment: PeerEnvironment) => Promise<NodeJS.ProcessEnv>;
  start: (environment: PeerEnvironment) => Promise<Running>;
}

/** The size of the load. */
export interface Amount {
  /** Duration of one load. */
  seconds: number;
  rounds: number;
  clients: number;
  /** Records that each peer has before the lists are measured. */
  records: number;
  /** Processes of the database; empty if it was not started here. */
  databasePids: number[];
}

export interface Figure {
  perSecond: number;
  /** Median time of a request, in ms. */
  median: number;
  /** 99th percentile, in ms. */
  p99: number;
  /** Processor time of the server per request, including background work, in ms. */
  ownMs: number;
  /** The same of the database. */
  databaseMs: number;
}

export interface Result {
  peer: Peer;
  installation?: Installation;
  /** Median time from a cold start until ready, in ms. */
  readyMs?: number;
  /** Memory after all loads. */
  bytes?: number;
  /** Longest time until the server was idle after a load of writes. */
  quietSeconds?: number;
  figures: Partial<Record<Operation, Figure>>;
  /** The error that ended the measurement. */
  problem?: string;
  running?: Running;
}
