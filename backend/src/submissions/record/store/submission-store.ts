import { type Model, type QueryFilter, Types, type UpdateQuery } from 'mongoose';
import type { CursorPage } from '../../../database/paging/cursor.js';
import { findPage, type PageRequest } from '../../../database/paging/find-page.js';
import { EffectStore } from '../../../effects/effect-store.js';
import { type PendingEffect, pushEffects } from '../../../effects/pending-effect.js';
import type { LegalHold } from '../legal-hold.js';
import {
  ASSIGNEE_FIELD,
  type NamedAccount,
  type OfficeNote,
  type StatusChange,
  type StoredSubmission,
  type SubmissionRecord,
} from '../submission-record.js';
import { listIndex } from './list-indexes.js';
import { type OutcomeKeyChange, outcomeKeyUpdate } from './outcome-key.js';

/** Fields that are for finding and for workers only, and never leave the server. */
const INTERNAL_FIELDS = {
  idempotencyKey: 0,
  bodyHash: 0,
  pendingEffects: 0,
  searchKeys: 0,
  searchText: 0,
} as const;

/** Lists show no notes; a page of much discussed records would be megabytes. */
const NOT_IN_LISTS = { ...INTERNAL_FIELDS, notes: 0 } as const;

/** Of the records that meet this, those that are not being erased. */
function notErased(filter: object): QueryFilter<SubmissionRecord> {
  return { ...filter, erasing: { $ne: true } } as QueryFilter<SubmissionRecord>;
}

/** What must be so for a record to be erased. */
export interface ErasureConditions {
  /** No law asks for it. */
  unless?: LegalHold | undefined;
  /** Nobody has done anything with it since this moment. */
  untouchedSince?: Date;
}

/** What the repositories of the four submissions can do alike. Every change is one conditional write. */
export class SubmissionStore<R extends SubmissionRecord> extends EffectStore<R> {
  /** The same collection, of which only the common fields are touched. */
  protected readonly records: Model<SubmissionRecord>;

  /** @param notInLists fields of this kind that are too long for a list, as a projection leaves them out */
  constructor(
    model: Model<R>,
    private readonly notInLists: Readonly<Record<string, 0>> = {},
  ) {
    super(model);
    // The common fields are the same in every kind; here they are all that is touched.
    this.records = model as unknown as Model<SubmissionRecord>;
  }

  /** Adds the record. Fails with a duplicate key on `reference` or `idempotency_key`. */
  async insert(record: R): Promise<void> {
    await this.records.create(record);
  }

  /** The record this key made, also while it is being erased: until then the key is taken. */
  findByIdempotencyKey(idempotencyKey: string): Promise<StoredSubmission | null> {
    // The index holds strings only: a database uses it for a query that says so as well.
    const filter = { idempotencyKey: { $eq: idempotencyKey, $type: 'string' } };
    return this.records
      .findOne(filter as QueryFilter<SubmissionRecord>, {
        reference: 1,
        bodyHash: 1,
        document: 1,
        createdAt: 1,
        erasing: 1,
      })
      .lean<StoredSubmission | null>();
  }

  /** Records in the order of their ids, after this one; those that are being erased as well. */
  findAfter(id: Types.ObjectId | undefined, limit: number): Promise<R[]> {
    const filter = (id === undefined ? {} : { _id: { $gt: id } }) as QueryFilter<SubmissionRecord>;
    return this.records.find(filter, INTERNAL_FIELDS).sort({ _id: 1 }).limit(limit).lean<R[]>();
  }

  /** Records that arrived in a span of time with only these fields, along the index; none that is being erased. */
  findArrived<F extends keyof R>(from: Date, before: Date, fields: readonly F[]): AsyncIterable<Pick<R, F>> {
    return this.records
      .find(
        notErased({ createdAt: { $gte: from, $lt: before } }),
        Object.fromEntries(fields.map((name) => [name, 1])),
      )
      .sort({ createdAt: -1, _id: -1 })
      .hint(listIndex('newest'))
      .lean<Pick<R, F>[]>()
      .cursor({ batchSize: 1_000 }) as unknown as AsyncIterable<Pick<R, F>>;
  }

  /**
   * Records of a status with which nobody has done anything since a moment, the latest first, along the index; none that is
   * being erased, or that a law asks for.
   */
  findUntouched(status: R['status'], since: Date, hold?: LegalHold): AsyncIterable<Pick<R, '_id'>> {
    const free = hold && hold.field !== 'status' ? { [hold.field]: { $nin: hold.in } } : {};
    return this.records
      .find(notErased({ ...free, status, ...this.untouchedSince(since) }), { _id: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .hint(listIndex('newest', 'status'))
      .lean<Pick<R, '_id'>[]>()
      .cursor({ batchSize: 100 }) as unknown as AsyncIterable<Pick<R, '_id'>>;
  }

  /** When these records arrived; those that are not there any more are left out. */
  async findArrivals(of: { ids: Types.ObjectId[] } | { after: Types.ObjectId }): Promise<Date[]> {
    const filter = {
      _id: 'ids' in of ? { $in: of.ids } : { $gt: of.after },
    } as QueryFilter<SubmissionRecord>;
    const found = await this.records.find(filter, { createdAt: 1 }).lean<Pick<R, 'createdAt'>[]>();
    return found.map(({ createdAt }) => createdAt);
  }

  /** When the oldest record arrived, of all or of one status. */
  async findOldestArrival(status?: R['status']): Promise<Date | undefined> {
    const oldest = await this.records
      .findOne(notErased(status === undefined ? {} : { status }), { createdAt: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .hint(listIndex('newest', status === undefined ? undefined : 'status'))
      .lean<Pick<R, 'createdAt'>>();
    return oldest?.createdAt;
  }

  /** The record that is called so, unless it is being erased. */
  findByReference(reference: string): Promise<R | null> {
    return this.records.findOne(notErased({ reference })).lean<R | null>();
  }

  /**
   * Writes the change over the record that was read; false when it has changed meanwhile. The suspect mark can go
   * without a change of status, and decides whether the mail of this one is held.
   */
  changeStatus(
    { _id, revision, suspect: expectedSuspect }: Pick<R, '_id' | 'revision' | 'suspect'>,
    { entry, effects, suspect, whilePending, fields = {}, outcomeKey }: StatusChange,
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
   * Hides the record for good, with the entry that the audit log is to get; false when it was not there any more, or is
   * kept. Its pending effects stay: the audit entries among them must still reach the log.
   *
   * @param only looked at by the write itself: a record may come under legal hold, or change, while somebody decides
   */
  async beginErasure(
    id: Types.ObjectId,
    entry: PendingEffect,
    { unless, untouchedSince: since }: ErasureConditions = {},
  ): Promise<boolean> {
    const written = await this.records.updateOne(
      {
        _id: id,
        erasing: { $ne: true },
        ...(unless && { [unless.field]: { $nin: unless.in } }),
        ...(since && this.untouchedSince(since)),
      },
      // The revision counts on, so that a change decided before this is not written any more.
      { $set: { erasing: true }, $inc: { revision: 1 }, ...pushEffects([entry]) },
    );
    return written.modifiedCount === 1;
  }

  /** Records that arrived before a moment and with which nobody has done anything since: status, note, assignment or reply. */
  private untouchedSince(moment: Date): object {
    const none = { $not: { $elemMatch: { at: { $gte: moment } } } };
    // Only messages have replies.
    const lists = ['history', 'notes', 'replies'].filter((name) => this.records.schema.path(name));
    return {
      createdAt: { $lt: moment },
      ...Object.fromEntries(lists.map((name) => [name, none])),
      'assignment.at': { $not: { $gte: moment } },
    };
  }

  /** Removes the record. Idempotent. */
  async remove(id: Types.ObjectId): Promise<void> {
    await this.records.deleteOne({ _id: id });
  }

  /**
   * Takes the suspect mark off without a decision; false when it was not there any more.
   *
   * @param outcomeKey of what has become of the record, before and after it
   */
  clearSuspect(id: Types.ObjectId, effects: PendingEffect[], outcomeKey: OutcomeKeyChange): Promise<boolean> {
    return this.writeMark({ _id: id, suspect: true }, false, effects, outcomeKey);
  }

  /**
   * Puts the suspect mark back, unless the record changed otherwise, or `release`, which lets its mails go, is not pending.
   *
   * @param outcomeKey as of `clearSuspect`
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

  /** Writes a change, with the key of what becomes of the record by it, unless it has changed meanwhile: then false. */
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
   * Adds a note, unless there are `most` already or its author has written the same since `unlessSince`: a call that is
   * repeated after a lost answer adds nothing. False when it adds nothing.
   */
  async addNote(
    id: Types.ObjectId,
    note: OfficeNote,
    { most, unlessSince, effects }: { most: number; unlessSince: Date; effects: PendingEffect[] },
  ): Promise<boolean> {
    const same = { 'by.adminId': note.by.adminId, text: note.text, at: { $gte: unlessSince } };
    const written = await this.records.updateOne(
      notErased({
        _id: id,
        [`notes.${most - 1}`]: { $exists: false },
        notes: { $not: { $elemMatch: same } },
      }),
      pushEffects(effects, { notes: note }),
    );
    return written.modifiedCount === 1;
  }

  /** Removes a note of this author that was written after `since`; false when there is none. */
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

  /** Puts the record into somebody's hands, or nobody's, unless it has left the hands it was seen in. */
  async changeAssignee(
    id: Types.ObjectId,
    seen: string | undefined,
    assignee: NamedAccount | undefined,
    assignment: NonNullable<SubmissionRecord['assignment']>,
    effects: PendingEffect[],
  ): Promise<boolean> {
    const written = await this.records.updateOne(
      // `null` also finds a record that nobody looks after.
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

  /** Takes all records out of the hands of an account that is being removed. Idempotent. */
  async unassignAll(adminId: string): Promise<void> {
    await this.records.updateMany({ [ASSIGNEE_FIELD]: adminId } as QueryFilter<SubmissionRecord>, {
      $unset: { assignee: 1, assignment: 1 },
    });
  }

  /** One page of records without the fields that never leave the server. */
  findPage(filter: object, request: Omit<PageRequest, 'projection'>): Promise<CursorPage<R>> {
    return findPage(this.records, filter as QueryFilter<SubmissionRecord>, {
      ...request,
      projection: { ...NOT_IN_LISTS, ...this.notInLists },
    }) as unknown as Promise<CursorPage<R>>;
  }

  /** Those of these records that are there to stay, as a page of a list has them, in no order. */
  findListed(ids: readonly string[]): Promise<R[]> {
    const filter = notErased({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } });
    return this.records.find(filter, { ...NOT_IN_LISTS, ...this.notInLists }).lean<R[]>();
  }

  /** Which of these files some record names that is not being erased. */
  async findReferencedFiles(fileIds: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const naming = await this.records
      .find(notErased({ 'document.fileId': { $in: fileIds } }), { document: 1 })
      .lean<Pick<SubmissionRecord, 'document'>[]>();
    return naming.flatMap(({ document }) => (document ? [document.fileId] : []));
  }

  /** How many records match, counting no further than `most`. */
  countUpTo(filter: object, most: number, options: { hint?: string; maxTimeMS: number }): Promise<number> {
    const query = this.records.countDocuments(filter as QueryFilter<SubmissionRecord>).limit(most);
    if (options.hint !== undefined) query.hint(options.hint);
    return query.maxTimeMS(options.maxTimeMS);
  }
}
