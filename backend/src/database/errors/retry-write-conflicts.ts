import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isWriteConflict } from './database-errors.js';

/**
 * A write is given up after this many attempts and no sooner than after this time, in milliseconds. Neither is enough
 * alone: many that meet are let through one after the other, so that attempts are soon used up, and on a busy machine a
 * single try can take all the time.
 */
const LIMIT = { attempts: 8, ms: 5_000 };
/** Longest pause before the third attempt, in milliseconds; it doubles from attempt to attempt up to the longest of all. */
const PAUSE_MS = { first: 10, longest: 250 };

/** Writes of one document. Broken off, they leave nothing behind, so each can be sent again, whatever it says. */
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
 * Makes every such write on this connection, through models and collections alike, be sent again when the database
 * broke it off because others wrote at the same moment. Call before the first model is made. What writes many
 * documents is left as it is: a part of it may have been stored.
 */
export function retryWriteConflicts(connection: Connection): void {
  const collectionOf = connection.collection.bind(connection);
  const prepared = new WeakSet<object>();
  connection.collection = ((...parameters: Parameters<typeof collectionOf>) => {
    const collection = collectionOf(...parameters);
    // A connection keeps its collections, and hands out the same one for the same name.
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

/** The writes to one collection: all at once at first; those that were broken off, again one after the other. */
export class ConflictRetryQueue {
  private last: Promise<unknown> = Promise.resolve();

  /** Sends the write until the database lets it through. After eight attempts and five seconds the conflict is thrown: a 503. */
  async send<T>(write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (thrown) {
      if (!isWriteConflict(thrown)) throw thrown;
    }
    // Those who met would meet again, and the more there are, the longer none of them gets through.
    const turn = this.last.then(() => sendAgain(write));
    this.last = turn.catch(() => undefined);
    return turn;
  }
}

/** Only other processes can be in the way now; pauses of random length part them. */
async function sendAgain<T>(write: () => Promise<T>): Promise<T> {
  const start = performance.now();
  for (let attempts = 2; ; attempts += 1) {
    try {
      return await write();
    } catch (thrown) {
      const isGivenUp = attempts >= LIMIT.attempts && performance.now() - start >= LIMIT.ms;
      if (isGivenUp || !isWriteConflict(thrown)) throw thrown;
      await pause(Math.random() * Math.min(PAUSE_MS.first * 2 ** (attempts - 2), PAUSE_MS.longest));
    }
  }
}
