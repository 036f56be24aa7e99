import type { ConnectOptions } from 'mongoose';

/** Database name when MONGODB_URI has none. */
const DEFAULT_NAME = 'community_factories';

/**
 * Options of every connection. A write is acknowledged once it is in the journal of a majority of the members,
 * whatever MONGODB_URI says, so that an accepted submission survives a power cut and an election. `w` and `journal`
 * are set separately, since only then does each override the one in MONGODB_URI.
 */
export function commonSettings(uri: string): Pick<ConnectOptions, 'dbName' | 'w' | 'journal'> {
  return { ...(namesDatabase(uri) ? {} : { dbName: DEFAULT_NAME }), w: 'majority', journal: true };
}

function namesDatabase(uri: string): boolean {
  return /^mongodb(?:\+srv)?:\/\/[^/]+\/[^?]+/.test(uri);
}
