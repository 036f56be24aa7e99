import type { Installation } from './installation.mjs';
import type { Ask, Call } from './measure/load.mjs';

export type { Ask, Installation };

/** A form, a form with a document, the newest twenty, those of them that a word finds. */
export type Operation = 'post' | 'document' | 'list' | 'search';
export type Calls = Record<Operation, Call>;

/** What a peer is told. */
export interface PeerEnvironment {
  /** Address without a database's name. */
  mongodb: string;
  /** Folder of the socket, where the database is in PostgreSQL. */
  postgres: string | undefined;
  /** A folder that is removed afterwards. */
  work: string;
  /** Where the peer is installed. */
  folder: string;
  /** What `prepare` answered. */
  env: NodeJS.ProcessEnv;
}

export interface Running {
  calls: Calls;
  url?: string;
  pid?: number;
  /** From cold, in ms. */
  readyMs?: number;
  stop: () => Promise<void>;
}

export interface Peer {
  /** For `--only`. */
  name: string;
  title: string;
  /** What it is, and on which database. */
  description: string;
  install?: () => Promise<Installation>;
  /** Makes its database. */
  prepare?: (environment: PeerEnvironment) => Promise<NodeJS.ProcessEnv>;
  start: (environment: PeerEnvironment) => Promise<Running>;
}

/** How much load. */
export interface Amount {
  seconds: number;
  rounds: number;
  clients: number;
  records: number;
  /** Processes of the database, where it was started here. */
  databasePids: number[];
}

export interface Figure {
  perSecond: number;
  /** In ms, as the next. */
  median: number;
  p99: number;
  /** Processor time for each request, what it sets going included, in ms: of the server, of the database. */
  ownMs: number;
  databaseMs: number;
}

export interface Result {
  peer: Peer;
  installation?: Installation;
  /** From cold, median, in ms. */
  readyMs?: number;
  /** Memory after all loads. */
  bytes?: number;
  /** Longest time until what a load of forms had set going was done. */
  quietSeconds?: number;
  figures: Partial<Record<Operation, Figure>>;
  /** Why there are no more figures. */
  problem?: string;
  running?: Running;
}
