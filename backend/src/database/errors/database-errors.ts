import { types } from 'node:util';

/** A call that was not answered in time; it is not known whether it was executed. */
export class UnansweredCallError extends Error {
  override readonly name = 'UnansweredCallError';
}

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
  'UnansweredCallError',
]);

/** Server codes: host unreachable, stepping down, shutting down, not primary. */
const UNAVAILABLE_CODES = new Set([6, 7, 89, 91, 189, 9001, 10107, 11600, 11602, 13435, 13436]);

/**
 * DocumentDB in front of a stopped PostgreSQL answers code 1 at once, without labels, so only the message is left.
 */
const UNAVAILABLE_MESSAGES =
  /failed to connect|is starting up|not (?:yet )?accepting connections|shutting down|in recovery mode|connection refused|connection reset|conn closed|closed pool|terminating connection|unexpected EOF|broken pipe/i;

/** The driver passes on the system's error for a write to a socket whose other end was killed. */
const BROKEN_WRITES = new Set(['EPIPE', 'ECONNRESET']);

/** True when the database could not be reached or is not ready: the caller gets a 503 and may retry. */
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
    // Node gives no system call when it already knows that the other side has closed the socket.
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

/** The cause of a failure. For a write of several documents the driver wraps it as if it were the server's answer. */
function failureWithin(error: Error): unknown {
  return error.cause ?? ('errorResponse' in error ? error.errorResponse : undefined);
}

/** Server codes for an exceeded time limit: MaxTimeMSExpired and ExceededTimeLimit. */
const OUT_OF_TIME_CODES = new Set([50, 262]);

/**
 * True when the database answered that the call exceeded its time limit. It is reachable, so waiting for it to return
 * is pointless, and the next call may be as slow.
 */
export function isQueryTimeout(thrown: unknown): boolean {
  if (!types.isNativeError(thrown) || !thrown.name.startsWith('Mongo') || !('code' in thrown)) return false;
  if (typeof thrown.code !== 'number') return false;
  return OUT_OF_TIME_CODES.has(thrown.code) || /statement timeout/i.test(thrown.message);
}

/** OutOfDiskSpace. Behind DocumentDB only the words of PostgreSQL tell. */
const OUT_OF_DISK_SPACE = 14031;
const OUT_OF_DISK_WORDS = /no space left on device|could not extend file/i;

/** True when the database answered that its disk is full: nothing was stored, and nothing will be until there is room. */
export function isDatabaseFull(thrown: unknown): boolean {
  for (let error: unknown = thrown, depth = 0; types.isNativeError(error) && depth < 5; depth += 1) {
    const isFromDriver = error.name.startsWith('Mongo');
    if (isFromDriver && 'code' in error && error.code === OUT_OF_DISK_SPACE) return true;
    if (isFromDriver && OUT_OF_DISK_WORDS.test(error.message)) return true;
    error = failureWithin(error);
  }
  return false;
}

/** The result of a query; undefined when it exceeded its time limit. Other errors are thrown. */
export async function undefinedOnTimeout<T>(query: Promise<T>): Promise<T | undefined> {
  try {
    return await query;
  } catch (thrown) {
    if (isQueryTimeout(thrown)) return undefined;
    throw thrown;
  }
}

/**
 * Codes of a write that the database aborted because of concurrent writes: MongoDB's WriteConflict, and PostgreSQL's
 * `deadlock_detected` (40P01) and `serialization_failure` (40001), which DocumentDB passes on as packed numbers.
 */
const CONFLICT_CODES = new Set([112, 16_908_292, 16_777_220]);

/** Inside findOneAndUpdate DocumentDB answers code 1 for them, so only the message is left. */
const CONFLICT_WORDS = /deadlock detected|could not serialize access/i;

/** DocumentDB's message when two concurrent first writes both create the collection. */
const COLLECTION_CONFLICT = /Unable to create the specified collection/i;

/**
 * True when the database aborted a write because of concurrent writes. Nothing was stored, so it can be repeated
 * unchanged. On DocumentDB it is enough that two insert the same value of a unique index other than `_id`.
 */
export function isWriteConflict(thrown: unknown): boolean {
  if (!types.isNativeError(thrown) || !thrown.name.startsWith('Mongo') || !('code' in thrown)) return false;
  if (typeof thrown.code !== 'number') return false;
  if (CONFLICT_CODES.has(thrown.code) || COLLECTION_CONFLICT.test(thrown.message)) return true;
  return thrown.code === 1 && CONFLICT_WORDS.test(thrown.message);
}

/**
 * The name of the unique index that a write violated, or undefined for other errors. MongoDB's message has `index:
 * name dup key`, DocumentDB's `Index 'name'`; inside findOneAndUpdate DocumentDB reports code 1 and an exclusion
 * constraint without the index name, which is returned as `unknown`.
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

/** Awaits a write; false when it was refused because a unique index already has the document. */
export async function falseOnDuplicate(write: PromiseLike<unknown>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (thrown) {
    if (duplicateKeyIndex(thrown) === undefined) throw thrown;
    return false;
  }
}
