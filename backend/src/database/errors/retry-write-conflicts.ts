import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isWriteConflict } from './database-errors.js';

/**
 * A write fails after this many attempts and not before this time, in ms. Neither is enough alone: concurrent writes
 * succeed one after another, so attempts are quickly used up, and on a busy machine a single attempt can take all the
 * time.
 */
const LIMIT = { attempts: 8, ms: 5_000 };
/** In ms: the maximum pause before the third attempt; it doubles with each attempt up to the longest. */
const PAUSE_MS = { first: 10, longest: 250 };

/** Writes of a single document. When aborted they leave nothing behind, so each can be repeated. */
const WRITES = [
  'insertOne',
  'updateOne',
  'replaceOne',
  'deleteOne',
  'findOneAndUpdate',
  'findOneAndReplace',
  'findOneAndDelete',
] as const;

type AnyWrite = (...parameters: unknown[]) => Promise<unknown>;

/**
 * Makes all such writes on this connection, through models and collections alike, repeat when the database aborted
 * them because of concurrent writes. Call before the first model is created. Writes of several documents are left
 * alone, since a part may have been stored.
 */
export function retryWriteConflicts(connection: Connection): void {
  const collectionOf = connection.collection.bind(connection);
  const prepared = new WeakSet<object>();
  connection.collection = ((...parameters: Parameters<typeof collectionOf>) => {
    const collection = collectionOf(...parameters);
    // A connection caches its collections by name.
    if (!prepared.has(collection)) {
      prepared.add(collection);
      const queue = new ConflictRetryQueue();
      const writes = collection as unknown as Record<(typeof WRITES)[number], AnyWrite>;
      for (const name of WRITES) {
        const write = writes[name].bind(collection);
        writes[name] = (...given) => queue.send(() => write(...given));
      }
    }
    return collection;
  }) as Connection['collection'];
}

/** The writes to one collection: all concurrent at first; aborted ones are repeated one after another. */
export class ConflictRetryQueue {
  private last: Promise<unknown> = Promise.resolve();

  /**
   * Repeats the write until it succeeds. After eight attempts and five seconds the conflict is thrown, which becomes
   * a 503.
   */
  async send<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (thrown) {
      if (!isWriteConflict(thrown)) throw thrown;
    }
    // Writes repeated concurrently would conflict again, and the more there are, the longer none succeeds.
    const retried = this.last.then(() => retryWrite(write));
    this.last = retried.catch(() => undefined);
    return retried;
  }
}

/** Now only other processes can conflict; random pauses keep them apart. */
async function retryWrite<T>(write: () => Promise<T>): Promise<T> {
  const start = performance.now();
  for (let attempts = 2; ; attempts += 1) {
    try {
      return await write();
    } catch (thrown) {
      const isGivenUp = attempts >= LIMIT.attempts && performance.now() - start >= LIMIT.ms;
      if (isGivenUp || !isWriteConflict(thrown)) throw thrown;
      await delay(Math.random() * Math.min(PAUSE_MS.first * 2 ** (attempts - 2), PAUSE_MS.longest));
    }
  }
}
