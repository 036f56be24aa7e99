import { type AnyBulkWriteOperation, type Model, mongo, type QueryFilter, type UpdateQuery } from 'mongoose';
import { isWriteConflict } from '../errors/database-errors.js';
import { ConflictRetryQueue } from '../errors/retry-write-conflicts.js';
import { writeErrorsOf } from '../errors/write-errors.js';
import { BatchQueue } from './batch-queue.js';

/**
 * Writes of concurrent callers to one collection, sent together. Each is written or refused on its own, as if it had
 * been sent alone; only a call that fails as a whole, as during an outage, fails them all.
 */
export class BatchedWrites<T> {
  private readonly inserts = new BatchQueue<AnyBulkWriteOperation>((writes) => this.send(writes));
  private readonly updates = new BatchQueue<AnyBulkWriteOperation>((writes) => this.send(writes));
  private readonly conflicts = new ConflictRetryQueue();

  constructor(private readonly model: Model<T>) {}

  /** Adds a document, validated by its schema first. Rejects with a duplicate key like a single insert. */
  async insert(document: T): Promise<void> {
    const validated = new this.model(document);
    await validated.validate();
    const stored = validated.toBSON() as Record<string, unknown>;
    await this.write(this.inserts, { insertOne: { document: stored } });
  }

  /**
   * Changes the first document that matches, if there is one. The filter and the update are sent as they are, so they
   * need values of the stored types.
   */
  updateOne(filter: QueryFilter<T>, update: UpdateQuery<T>, { upsert = false } = {}): Promise<void> {
    return this.write(this.updates, { updateOne: { filter, update, upsert } as never });
  }

  /** A write that the database aborted because of concurrent ones is repeated alone, without delaying the others. */
  private async write(queue: BatchQueue<AnyBulkWriteOperation>, write: AnyBulkWriteOperation): Promise<void> {
    try {
      await queue.add(write);
    } catch (thrown) {
      if (!isWriteConflict(thrown)) throw thrown;
      await this.conflicts.send(() => this.bulkWrite([write]));
    }
  }

  private async send(writes: AnyBulkWriteOperation[]): Promise<PromiseSettledResult<void>[]> {
    const failures = await this.failuresOf(writes);
    return writes.map((_, index) => {
      const reason = failures.get(index);
      return reason ? { status: 'rejected', reason } : { status: 'fulfilled', value: undefined };
    });
  }

  /** The failures by the index of their write. Rejects when the call as a whole failed. */
  private async failuresOf(writes: AnyBulkWriteOperation[]): Promise<Map<number, Error>> {
    try {
      await this.bulkWrite(writes);
      return new Map();
    } catch (thrown) {
      const failed = writeErrorsOf(thrown);
      if (failed.length === 0) throw thrown;
      return new Map(failed.map((one) => [one.index, errorOf(one)]));
    }
  }

  private bulkWrite(writes: AnyBulkWriteOperation[]): Promise<unknown> {
    return this.model.collection.bulkWrite(writes as never, { ordered: false });
  }
}

/** The error that the driver throws when this write is sent alone. */
function errorOf({ code, errmsg }: mongo.WriteError): Error {
  return new mongo.MongoServerError({ code, message: errmsg });
}
