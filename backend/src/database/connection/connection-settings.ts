import type { ConnectOptions } from 'mongoose';

/** Name of the database when MONGODB_URI does not say one. */
const DEFAULT_NAME = 'community_factories';

/**
 * Options of every connection. A write is acknowledged once it is in the journal of a majority of the members, whatever
 * MONGODB_URI says, so that an accepted submission outlives a power cut and an election. `w` and `journal` are given one by
 * one, since only then does each override what MONGODB_URI has by the same name.
 */
export function commonSettings(uri: string): Pick<ConnectOptions, 'dbName' | 'w' | 'journal'> {
  return { ...(namesDatabase(uri) ? {} : { dbName: DEFAULT_NAME }), w: 'majority', journal: true };
}

function namesDatabase(uri: string): boolean {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/[^?]+/.test(uri);
}
