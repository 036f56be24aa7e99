// @ts-check

/** How long an existing server may take to answer, in ms. */
const ANSWER_WITHIN_MS = 5_000;

/**
 * Connects to the database that `MONGODB_URI` names.
 * @param {import('./types.d.ts').Request} request
 * @returns {Promise<import('./types.d.ts').Database>}
 */
export async function connectExternal({ env, log }) {
  const uri = env.MONGODB_URI ?? '';
  const where = withoutPassword(uri);
  log(`Database: using ${where} (MONGODB_URI), waiting up to ${ANSWER_WITHIN_MS / 1000} s for its answer.`);
  const { MongoClient } = await import('mongodb');
  /** @type {import('mongodb').MongoClient | undefined} */
  let client;
  try {
    client = new MongoClient(uri, { serverSelectionTimeoutMS: ANSWER_WITHIN_MS });
    // `ping` instead of `listDatabases`, because a production account may have access to its own database only.
    await client.db().command({ ping: 1 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`MONGODB_URI names ${where}, which does not answer: ${reason}`);
  } finally {
    await client?.close();
  }
  return { uri, description: where, isShared: true, stop: async () => {} };
}

/**
 * Removes user name and password from a connection string, for the log: everything up to the last `@`, because a password
 * that is not encoded may contain further ones, and slashes.
 * @param {string} uri
 * @returns {string}
 */
export function withoutPassword(uri) {
  return uri.replace(/\/\/.*@/s, '//');
}
