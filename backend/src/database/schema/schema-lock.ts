import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { falseOnDuplicate } from '../errors/database-errors.js';
import { ConflictRetryQueue } from '../errors/retry-write-conflicts.js';
import { SCHEMA_COLLECTION } from './schema-state.js';

interface LockDocument {
  _id: 'lock';
  owner: string;
  /** Incremented by the owner while it is alive. Others measure with their own clock, so clocks need not agree. */
  beat: number;
}

export interface LockTimes {
  /** An owner whose beat has not changed for this long is dead, in ms. */
  leaseMs: number;
  /** Pause between two checks while waiting, in ms. */
  pollMs: number;
}

const TIMES: LockTimes = { leaseMs: 15_000, pollMs: 500 };

/** Lets one process at a time prepare the schema of a database. */
export class SchemaLock {
  private readonly owner = randomUUID();
  private timer?: NodeJS.Timeout;

  private constructor(
    private readonly locks: mongo.Collection<LockDocument>,
    private readonly times: LockTimes,
  ) {}

  /** Waits until nobody else holds the lock; `onWait` is called once if somebody does. */
  static async acquire(db: mongo.Db, onWait: () => void, times: LockTimes = TIMES): Promise<SchemaLock> {
    const lock = new SchemaLock(db.collection<LockDocument>(SCHEMA_COLLECTION), times);
    let waited = false;
    while (!(await lock.insert())) {
      if (!waited) onWait();
      waited = true;
      if (await lock.takeOverFromDead()) break;
    }
    lock.timer = setInterval(() => void lock.beat().catch(() => undefined), times.leaseMs / 5);
    lock.timer.unref();
    return lock;
  }

  /** Call before each step. @throws when another process has taken over because this one was stalled for too long */
  async assertHeld(): Promise<void> {
    if (!(await this.beat())) throw new Error('Another process has taken over preparing the schema.');
  }

  async release(): Promise<void> {
    clearInterval(this.timer);
    await this.locks.deleteOne({ _id: 'lock', owner: this.owner });
  }

  private async beat(): Promise<boolean> {
    const { matchedCount } = await this.locks.updateOne(
      { _id: 'lock', owner: this.owner },
      { $inc: { beat: 1 } },
    );
    return matchedCount === 1;
  }

  private insert(): Promise<boolean> {
    // The first write creates the collection, which another process may be creating at the same time.
    return falseOnDuplicate(
      new ConflictRetryQueue().send(() => this.locks.insertOne({ _id: 'lock', owner: this.owner, beat: 0 })),
    );
  }

  /** Watches the owner; false when it has released the lock, true when it died and the lock is now ours. */
  private async takeOverFromDead(): Promise<boolean> {
    let seen: LockDocument | undefined;
    let seenAt = 0;
    for (;;) {
      const current = await this.locks.findOne({ _id: 'lock' });
      if (!current) return false;
      if (current.owner !== seen?.owner || current.beat !== seen.beat) {
        seen = current;
        seenAt = performance.now();
      }
      if (performance.now() - seenAt >= this.times.leaseMs) {
        const { matchedCount } = await this.locks.updateOne(current, {
          $set: { owner: this.owner, beat: 0 },
        });
        if (matchedCount === 1) return true;
      }
      await delay(this.times.pollMs);
    }
  }
}
