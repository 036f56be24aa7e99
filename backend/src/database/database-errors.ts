import { types } from 'node:util';

/** Names of driver and mongoose errors that mean "no usable connection", whatever the command was. */
const AWAY_NAMES = new Set([
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoPoolClearedError',
  'MongoPoolClosedError',
  'PoolClearedError',
  'MongoWaitQueueTimeoutError',
  'MongoOperationTimeoutError',
  'MongoExpiredSessionError',
  'MongoClientClosedError',
]);

/** Server codes: host unreachable, stepping down, shutting down, not primary, out of time. */
const AWAY_CODES = new Set([6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/** DocumentDB in front of a stopped PostgreSQL answers code 1 at once, without labels; only its words tell. */
const AWAY_WORDS =
  /failed to connect|is starting up|shutting down|in recovery mode|connection refused|connection reset|conn closed|closed pool|terminating connection|unexpected EOF|broken pipe|statement timeout/i;

/** True when the database could not be reached or is not ready: the caller gets 503 and may repeat the call. */
export function isDatabaseAway(thrown: unknown): boolean {
  for (let error: unknown = thrown, depth = 0; types.isNativeError(error) && depth < 5; depth += 1) {
    if (AWAY_NAMES.has(error.name)) return true;
    if (
      error.name === 'MongooseError' &&
      /bufferCommands|buffering timed out|before initial connection/i.test(error.message)
    ) {
      return true;
    }
    const code: unknown = 'code' in error ? error.code : undefined;
    if (error.name.startsWith('Mongo') && typeof code === 'number') {
      if (AWAY_CODES.has(code)) return true;
      if ((code === 1 || code === 96) && AWAY_WORDS.test(error.message)) return true;
    }
    error = error.cause;
  }
  return false;
}

/**
 * The name of the unique index that a write ran into, or undefined when the error is something else. MongoDB words it
 * `index: name dup key`, DocumentDB `Index 'name'`; inside findOneAndUpdate DocumentDB reports code 1 and an exclusion
 * constraint without naming the index, which is reported as `unknown`.
 */
export function isDuplicateKey(thrown: unknown): string | undefined {
  if (!types.isNativeError(thrown) || !('code' in thrown)) return undefined;
  if (thrown.code === 11000) {
    const named = /index: (?:[^ ]*\$)?([^ ]+)|Index '([^']+)'/i.exec(thrown.message);
    return named?.[1] ?? named?.[2] ?? 'unknown';
  }
  if (thrown.code === 1 && thrown.message.includes('conflicting key value violates exclusion constraint')) {
    return 'unknown';
  }
  return undefined;
}
