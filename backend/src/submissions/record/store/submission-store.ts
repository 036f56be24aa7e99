import type { QueryFilter, Types, UpdateQuery } from 'mongoose';
import { BatchedWrites } from '../../../database/batching/batched-writes.js';
import { type PendingEffect, pushEffects } from '../../../effects/pending-effect.js';
import type { LegalHold } from '../legal-hold.js';
import {
  ASSIGNEE_FIELD,
  type NamedAccount,
  type OfficeNote,
  type StatusChange,
  type SubmissionRecord,
} from '../submission-record.js';
import { type OutcomeKeyChange, outcomeKeyUpdate } from './outcome-key.js';
import { notErased, SubmissionReader } from './submission-reader.js';

/** Conditions for erasing a record. */
export interface ErasureConditions {
  /** It is not under legal hold. */
  unless?: LegalHold | undefined;
  /** It was not changed since this moment. */
  untouchedSince?: Date;
  /** Nothing that it is needed for is in progress at this moment. */
  notInProgressAt?: Date;
  /** It still has this status. */
  status?: string | undefined;
}

/** The writes common to the repositories of the four submissions. Every change is one conditional write. */
export class SubmissionStore<R extends SubmissionRecord> extends SubmissionReader<R> {
  private readonly inserts = new BatchedWrites<SubmissionRecord>(this.records);

  /** Adds the record. Fails with a duplicate key on `reference` or `idempotency_key`. */
  async insert(record: R): Promise<void> {
    await this.inserts.insert(record);
  }

  /**
   * Writes the change over the record that was read; false when it has changed since. The suspect mark is checked
   * separately: it can be removed without a change of status, and decides whether this mail is held.
   */
  changeStatus(
    { _id, revision, suspect: expectedSuspect }: Pick<R, '_id' | 'revision' | 'suspect'>,
    { entry, effects, suspect, whilePending, fields = {}, conditions, outcomeKey }: StatusChange,
  ): Promise<boolean> {
    const stillPending = whilePending.map((key) => ({
      pendingEffects: { $elemMatch: { key, state: { $ne: 'taken' } } },
    }));
    const gone = Object.keys(fields).filter((name) => fields[name] === undefined);
    return this.changeOver(
      {
        _id,
        revision,
        suspect: expectedSuspect,
        ...conditions,
        ...(stillPending.length === 0 ? {} : { $and: stillPending }),
      },
      {
        $set: { ...fields, status: entry.status, suspect },
        ...(gone.length > 0 && { $unset: Object.fromEntries(gone.map((name) => [name, 1])) }),
        $inc: { revision: 1 },
        ...pushEffects(effects, { history: entry }),
      },
      outcomeKey,
    );
  }

  /**
   * Hides the record for good, with its audit entry; false when it is gone, or a condition does not hold. Its pending
   * effects stay: their audit entries must still reach the log.
   * @param conditions checked by the write itself: a record may come under legal hold, or change, at the same time
   */
  async beginErasure(
    id: Types.ObjectId,
    entry: PendingEffect,
    { unless, untouchedSince: since, notInProgressAt: now, status }: ErasureConditions = {},
  ): Promise<boolean> {
    const written = await this.records.updateOne(
      {
        _id: id,
        erasing: { $ne: true },
        ...(unless && { [unless.field]: { $nin: unless.in } }),
        ...(since && this.untouchedSince(since)),
        ...(now && this.notInProgressAt(now)),
        ...(status !== undefined && { status }),
      },
      // The revision is incremented, so that a change prepared before this is not written any more.
      { $set: { erasing: true }, $inc: { revision: 1 }, ...pushEffects([entry]) },
    );
    return written.modifiedCount === 1;
  }

  /** The filter of records for which nothing is in progress; most kinds have no such thing. */
  protected notInProgressAt(_moment: Date): object {
    return {};
  }

  /** Deletes the record. Idempotent. */
  async remove(id: Types.ObjectId): Promise<void> {
    await this.records.deleteOne({ _id: id });
  }

  /**
   * Removes the suspect mark without a decision; false when it was already gone.
   * @param outcomeKey of the record, before and after
   */
  clearSuspect(id: Types.ObjectId, effects: PendingEffect[], outcomeKey: OutcomeKeyChange): Promise<boolean> {
    return this.writeMark({ _id: id, suspect: true }, false, effects, outcomeKey);
  }

  /**
   * Restores the suspect mark, unless the record has changed otherwise, or `release`, which releases its mails, is no
   * longer pending.
   * @param outcomeKey see `clearSuspect`
   */
  markSuspect(
    { _id, revision }: Pick<R, '_id' | 'revision'>,
    release: string,
    effects: PendingEffect[],
    outcomeKey: OutcomeKeyChange,
  ): Promise<boolean> {
    const isNotTaken = { pendingEffects: { $elemMatch: { key: release, state: { $ne: 'taken' } } } };
    return this.writeMark({ _id, revision, suspect: false, ...isNotTaken }, true, effects, outcomeKey);
  }

  private writeMark(
    unchanged: object,
    suspect: boolean,
    effects: PendingEffect[],
    outcomeKey: OutcomeKeyChange,
  ): Promise<boolean> {
    return this.changeOver(notErased(unchanged), { $set: { suspect }, ...pushEffects(effects) }, outcomeKey);
  }

  /** Writes a change together with the resulting search key; false when the record has changed since it was read. */
  private async changeOver(
    unchanged: object,
    { $set, ...others }: { $set: Record<string, unknown> } & Record<`$${string}`, object>,
    outcomeKey: OutcomeKeyChange | undefined,
  ): Promise<boolean> {
    const { set, operators, arrayFilters } = outcomeKeyUpdate(outcomeKey);
    const written = await this.records.updateOne(
      unchanged as QueryFilter<SubmissionRecord>,
      { $set: { ...$set, ...set }, ...others, ...operators } as UpdateQuery<SubmissionRecord>,
      arrayFilters.length > 0 ? { arrayFilters } : {},
    );
    return written.modifiedCount === 1;
  }

  /**
   * Adds a note, unless there are already `max` or its author has written the same text since `repeatedSince`, so that
   * a call repeated after a lost answer adds nothing. False when nothing was added.
   */
  async addNote(
    id: Types.ObjectId,
    note: OfficeNote,
    { max, repeatedSince, effects }: { max: number; repeatedSince: Date; effects: PendingEffect[] },
  ): Promise<boolean> {
    const same = { 'by.adminId': note.by.adminId, text: note.text, at: { $gte: repeatedSince } };
    const written = await this.records.updateOne(
      notErased({
        _id: id,
        [`notes.${max - 1}`]: { $exists: false },
        notes: { $not: { $elemMatch: same } },
      }),
      pushEffects(effects, { notes: note }),
    );
    return written.modifiedCount === 1;
  }

  /** Deletes a note of this author written after `since`; false when there is none. */
  async removeNote(
    id: Types.ObjectId,
    note: { _id: Types.ObjectId; by: string; since: Date },
    effect: PendingEffect,
  ): Promise<boolean> {
    const own = { _id: note._id, 'by.adminId': note.by, at: { $gt: note.since } };
    const written = await this.records.updateOne(notErased({ _id: id, notes: { $elemMatch: own } }), {
      $pull: { notes: { _id: note._id } },
      ...pushEffects([effect]),
    });
    return written.modifiedCount === 1;
  }

  /** Assigns or unassigns the record, unless the assignee has changed since it was read. */
  async changeAssignee(
    id: Types.ObjectId,
    seen: string | undefined,
    assignee: NamedAccount | undefined,
    assignment: NonNullable<SubmissionRecord['assignment']>,
    effects: PendingEffect[],
  ): Promise<boolean> {
    const written = await this.records.updateOne(
      // `null` also matches a record without an assignee.
      notErased({ _id: id, [ASSIGNEE_FIELD]: seen ?? null }),
      {
        ...(assignee
          ? { $set: { assignee, assignment } }
          : { $set: { assignment }, $unset: { assignee: 1 } }),
        ...pushEffects(effects),
      },
    );
    return written.modifiedCount === 1;
  }

  /** Unassigns all records of an account that is being removed. Idempotent. */
  async unassignAll(adminId: string): Promise<void> {
    await this.records.updateMany({ [ASSIGNEE_FIELD]: adminId } as QueryFilter<SubmissionRecord>, {
      $unset: { assignee: 1, assignment: 1 },
    });
  }
}
