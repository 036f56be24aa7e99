import { types } from 'node:util';

/** Names of driver and mongoose errors that mean "no usable connection", whatever the command was. */
const UNAVAILABLE_NAMES = new Set([
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

/** Server codes: host unreachable, stepping down, shutting down, not primary. */
const UNAVAILABLE_CODES = new Set([6, 7, 89, 91, 189, 9001, 10107, 11600, 11602, 13435, 13436]);

/** DocumentDB in front of a stopped PostgreSQL answers code 1 at once, without labels; only its words tell. */
const UNAVAILABLE_MESSAGES =
  /failed to connect|is starting up|not (?:yet )?accepting connections|shutting down|in recovery mode|connection refused|connection reset|conn closed|closed pool|terminating connection|unexpected EOF|broken pipe/i;

/** The driver hands on as it is what the system says of a write to a socket whose other end was killed. */
const BROKEN_WRITES = new Set(['EPIPE', 'ECONNRESET']);

/** True when the database could not be reached or is not ready: the caller gets 503 and may repeat the call. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  for (let error: unknown = thrown, depth = 0; types.isNativeError(error) && depth < 5; depth += 1) {
    if (UNAVAILABLE_NAMES.has(error.name)) return true;
    if (
      error.name === 'MongooseError' &&
      /bufferCommands|buffering timed out|before initial connection/i.test(error.message)
    ) {
      return true;
    }
    const code: unknown = 'code' in error ? error.code : undefined;
    // Node names no system call when it knows already that the other side has ended the socket.
    const syscall: unknown = 'syscall' in error ? error.syscall : 'write';
    if (typeof code === 'string' && BROKEN_WRITES.has(code) && syscall === 'write') return true;
    if (error.name.startsWith('Mongo') && typeof code === 'number') {
      if (UNAVAILABLE_CODES.has(code)) return true;
      if ((code === 1 || code === 96) && UNAVAILABLE_MESSAGES.test(error.message)) return true;
    }
    error = failureWithin(error);
  }
  return false;
}

/** What this failed of. The driver keeps the failure of a write of several documents as if it were the server's answer. */
function failureWithin(error: Error): unknown {
  return error.cause ?? ('errorResponse' in error ? error.errorResponse : undefined);
}

/** Server codes of a call that took longer than it may: MaxTimeMSExpired and ExceededTimeLimit. */
const OUT_OF_TIME_CODES = new Set([50, 262]);

/**
 * True when the database answered, and said that the call took longer than it may. It is there: waiting for it to come
 * back would be waiting in vain, and the call may be as slow the next time.
 */
export function isQueryTimeout(thrown: unknown): boolean {
  if (!types.isNativeError(thrown) || !thrown.name.startsWith('Mongo') || !('code' in thrown)) return false;
  if (typeof thrown.code !== 'number') return false;
  return OUT_OF_TIME_CODES.has(thrown.code) || /statement timeout/i.test(thrown.message);
}

/** What a query answers; undefined when it took longer than it may. Every other failure is thrown. */
export async function undefinedOnTimeout<T>(query: Promise<T>): Promise<T | undefined> {
  try {
    return await query;
  } catch (thrown) {
    if (isQueryTimeout(thrown)) return undefined;
    throw thrown;
  }
}

/**
 * Codes of a write that the database broke off because others wrote at the same moment: MongoDB's WriteConflict, and
 * PostgreSQL's `deadlock_detected` (40P01) and `serialization_failure` (40001), which DocumentDB hands on as packed
 * numbers.
 */
const CONFLICT_CODES = new Set([112, 16_908_292, 16_777_220]);

/** Inside findOneAndUpdate DocumentDB answers code 1 for them; only its words tell. */
const CONFLICT_WORDS = /deadlock detected|could not serialize access/i;

/** What DocumentDB says to the later of two first writes to a collection that make it at the same moment. */
const COLLECTION_CONFLICT = /Unable to create the specified collection/i;

/**
 * True when the database broke a write off because others wrote at the same moment. Nothing of it was stored, so it can
 * be sent again as it was. On DocumentDB it is enough that two insert the same value of a unique index other than `_id`.
 */
export function isWriteConflict(thrown: unknown): boolean {
  if (!types.isNativeError(thrown) || !thrown.name.startsWith('Mongo') || !('code' in thrown)) return false;
  if (typeof thrown.code !== 'number') return false;
  if (CONFLICT_CODES.has(thrown.code) || COLLECTION_CONFLICT.test(thrown.message)) return true;
  return thrown.code === 1 && CONFLICT_WORDS.test(thrown.message);
}

/**
 * The name of the unique index that a write ran into, or undefined when the error is something else. MongoDB words it
 * `index: name dup key`, DocumentDB `Index 'name'`; inside findOneAndUpdate DocumentDB reports code 1 and an exclusion
 * constraint without naming the index, which is reported as `unknown`.
 */
export function duplicateKeyIndex(thrown: unknown): string | undefined {
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
