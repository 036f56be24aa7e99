import type { ConnectOptions } from 'mongoose';

/** Name of the database when MONGODB_URI does not say one. */
const DEFAULT_NAME = 'community_factories';

/**
 * What every connection to the database has in common. What is acknowledged has been written to the journal of most
 * members, whatever MONGODB_URI says: an accepted submission outlives a power cut and an election. The three are given
 * one by one, since only then does each override what the address has by the same name.
 */
export function commonSettings(uri: string): Pick<ConnectOptions, 'dbName' | 'w' | 'journal'> {
  return { ...(namesDatabase(uri) ? {} : { dbName: DEFAULT_NAME }), w: 'majority', journal: true };
}

function namesDatabase(uri: string): boolean {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/[^?]+/.test(uri);
}
