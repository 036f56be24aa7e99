import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { BatchedWrites } from '../database/batching/batched-writes.js';
import { EFFECTS_DUE, type EffectRecord } from './pending-effect.js';

/** Due time of dead effects: never, but distinct, so that they can be counted by the index on due times. */
const DEAD = new Date('9999-12-30T00:00:00Z');

/** The relay's operations on the documents of a collection. Every change is one conditional write, and idempotent. */
export class EffectStore<R extends EffectRecord> {
  private readonly documents: Model<EffectRecord>;
  private readonly batched: BatchedWrites<EffectRecord>;

  constructor(model: Model<R>) {
    // The store only uses the fields common to all documents with effects.
    this.documents = model as unknown as Model<EffectRecord>;
    this.batched = new BatchedWrites(this.documents);
  }

  /** The whole document, including pending effects. */
  findById(id: R['_id']): Promise<R | null> {
    return this.documents.findById(id).lean<R | null>();
  }

  /**
   * Deletes a document whose only effects are dead ones. False when it has others, even ones added at this moment;
   * true when it is gone, whoever deleted it.
   */
  async removeIfNothingPending(id: R['_id']): Promise<boolean> {
    const record = await this.findById(id);
    if (record === null) return true;
    const effects = record.pendingEffects ?? [];
    if (effects.some(({ state }) => state !== 'dead')) return false;
    const unchanged: QueryFilter<EffectRecord> =
      effects.length === 0
        ? { _id: id, 'pendingEffects.0': { $exists: false } }
        : { _id: id, pendingEffects: { $size: effects.length } };
    if ((await this.documents.deleteOne(unchanged)).deletedCount === 1) return true;
    // Another process may have deleted it.
    return (await this.findById(id)) === null;
  }

  /** Documents with effects that are due now. */
  findWithDueEffects(now: Date, limit: number): Promise<R[]> {
    const due: QueryFilter<EffectRecord> = { 'pendingEffects.dueAt': { $lte: now } };
    return this.documents.find(due).hint(EFFECTS_DUE.name).limit(limit).lean<R[]>();
  }

  /** Number of documents with dead effects. */
  countDead(): Promise<number> {
    const dead: QueryFilter<EffectRecord> = { 'pendingEffects.dueAt': DEAD };
    return this.documents.countDocuments(dead).hint(EFFECTS_DUE.name).exec();
  }

  /** Makes an effect final, so that it cannot be withdrawn any more; false when it was withdrawn or is done. */
  async takeEffect(id: R['_id'], key: string): Promise<boolean> {
    const written = await this.documents.updateOne(
      {
        _id: id,
        pendingEffects: { $elemMatch: { key, state: { $ne: 'held' } } },
        'pendingEffects.withdraws': { $ne: key },
      } as QueryFilter<EffectRecord>,
      { $set: { 'pendingEffects.$[effect].state': 'taken' } } as UpdateQuery<EffectRecord>,
      { arrayFilters: [{ 'effect.key': key }] },
    );
    return written.matchedCount === 1;
  }

  /** Removes effects that are done or withdrawn. */
  async dropEffects(id: R['_id'], keys: readonly string[]): Promise<void> {
    await this.batched.updateOne({ _id: id }, { $pull: { pendingEffects: { key: { $in: [...keys] } } } });
  }

  /** Stores a failure; the next attempt is at `dueAt`, or never. */
  async recordFailure(
    id: R['_id'],
    key: string,
    failure: { attempts: number; lastError: string; dueAt: Date | 'never' },
  ): Promise<void> {
    const { attempts, lastError, dueAt } = failure;
    const change = {
      'pendingEffects.$[effect].attempts': attempts,
      'pendingEffects.$[effect].lastError': lastError,
      'pendingEffects.$[effect].dueAt': dueAt === 'never' ? DEAD : dueAt,
      ...(dueAt === 'never' ? { 'pendingEffects.$[effect].state': 'dead' } : {}),
    };
    await this.documents.updateOne({ _id: id }, { $set: change } as UpdateQuery<EffectRecord>, {
      arrayFilters: [{ 'effect.key': key }],
    });
  }

  /** Releases the effects that were held while the record was suspect. */
  async releaseHeldEffects(id: R['_id'], now: Date): Promise<void> {
    const released = {
      'pendingEffects.$[held].dueAt': now,
      'pendingEffects.$[held].state': 'waiting',
      'pendingEffects.$[held].released': true,
    };
    await this.documents.updateOne({ _id: id }, { $set: released } as UpdateQuery<EffectRecord>, {
      arrayFilters: [{ 'held.state': 'held' }],
    });
  }
}
