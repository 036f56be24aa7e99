import { type Model, type QueryFilter, Types } from 'mongoose';
import type { CursorPage } from '../../../database/paging/cursor.js';
import { findPage, type PageRequest } from '../../../database/paging/find-page.js';
import { EffectStore } from '../../../effects/effect-store.js';
import type { LegalHold } from '../legal-hold.js';
import type { StoredSubmission, SubmissionRecord } from '../submission-record.js';
import { listIndex } from './list-indexes.js';

/** Fields for searching and for workers, which never leave the server. */
const INTERNAL_FIELDS = {
  idempotencyKey: 0,
  bodyHash: 0,
  pendingEffects: 0,
  searchKeys: 0,
  searchText: 0,
} as const;

/** Lists leave out notes, which could make a page several megabytes. */
const NOT_IN_LISTS = { ...INTERNAL_FIELDS, notes: 0 } as const;

/** Adds the condition that the records are not being erased. */
export function notErased(filter: object): QueryFilter<SubmissionRecord> {
  return { ...filter, erasing: { $ne: true } } as QueryFilter<SubmissionRecord>;
}

/** The queries common to the repositories of the four submissions. */
export class SubmissionReader<R extends SubmissionRecord> extends EffectStore<R> {
  /** The same collection, for access to the common fields only. */
  protected readonly records: Model<SubmissionRecord>;

  /** @param notInLists fields of this kind that are too long for a list, as a projection */
  constructor(
    model: Model<R>,
    private readonly notInLists: Readonly<Record<string, 0>> = {},
  ) {
    super(model);
    // The common fields are the same in every kind, and only these are used.
    this.records = model as unknown as Model<SubmissionRecord>;
  }

  /** The record created with this key, even while it is being erased: until then the key is in use. */
  findByIdempotencyKey(idempotencyKey: string): Promise<StoredSubmission | null> {
    // The index is partial and holds strings only, so the query must say so too.
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

  /** Records by id after this one, including those being erased. */
  findAfter(id: Types.ObjectId | undefined, limit: number): Promise<R[]> {
    const filter = (id === undefined ? {} : { _id: { $gt: id } }) as QueryFilter<SubmissionRecord>;
    return this.records.find(filter, INTERNAL_FIELDS).sort({ _id: 1 }).limit(limit).lean<R[]>();
  }

  /** Records submitted in a period with only these fields, by the index, without those being erased. */
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
   * Records with a status that were not changed since a moment, latest first, by the index, without those being
   * erased or under legal hold.
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

  /** Submission times of these records; deleted ones are left out. */
  async findArrivals(of: { ids: Types.ObjectId[] } | { after: Types.ObjectId }): Promise<Date[]> {
    const filter = {
      _id: 'ids' in of ? { $in: of.ids } : { $gt: of.after },
    } as QueryFilter<SubmissionRecord>;
    const found = await this.records.find(filter, { createdAt: 1 }).lean<Pick<R, 'createdAt'>[]>();
    return found.map(({ createdAt }) => createdAt);
  }

  /** Submission time of the oldest record. */
  async findOldestArrival(): Promise<Date | undefined> {
    const oldest = await this.records
      .findOne(notErased({}), { createdAt: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .hint(listIndex('newest'))
      .lean<Pick<R, 'createdAt'>>();
    return oldest?.createdAt;
  }

  /** The record with this reference, unless it is being erased. */
  findByReference(reference: string): Promise<R | null> {
    return this.records.findOne(notErased({ reference })).lean<R | null>();
  }

  /** The record with this reference, even while it is being erased. */
  findStoredByReference(reference: string): Promise<R | null> {
    return this.records.findOne({ reference } as QueryFilter<SubmissionRecord>).lean<R | null>();
  }

  /** Records submitted before a moment and not changed since: no status change, note, assignment or reply. */
  protected untouchedSince(moment: Date): object {
    const none = { $not: { $elemMatch: { at: { $gte: moment } } } };
    // Only messages have replies.
    const lists = ['history', 'notes', 'replies'].filter((name) => this.records.schema.path(name));
    return {
      createdAt: { $lt: moment },
      ...Object.fromEntries(lists.map((name) => [name, none])),
      'assignment.at': { $not: { $gte: moment } },
    };
  }

  /** A page of records without the internal fields. */
  findPage(filter: object, request: Omit<PageRequest, 'projection'>): Promise<CursorPage<R>> {
    return findPage(this.records, filter as QueryFilter<SubmissionRecord>, {
      ...request,
      projection: { ...NOT_IN_LISTS, ...this.notInLists },
    }) as unknown as Promise<CursorPage<R>>;
  }

  /** Those of these records that are not being erased, with the fields of a list, in no particular order. */
  findListed(ids: readonly string[]): Promise<R[]> {
    const filter = notErased({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } });
    return this.records.find(filter, { ...NOT_IN_LISTS, ...this.notInLists }).lean<R[]>();
  }

  /** Those of these files that a record refers to, unless it is being erased. */
  async findReferencedFiles(fileIds: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const naming = await this.records
      .find(notErased({ 'document.fileId': { $in: fileIds } }), { document: 1 })
      .lean<Pick<SubmissionRecord, 'document'>[]>();
    return naming.flatMap(({ document }) => (document ? [document.fileId] : []));
  }

  /** The number of matching records, counting up to `max`. */
  countUpTo(filter: object, max: number, options: { hint?: string; maxTimeMS: number }): Promise<number> {
    const query = this.records.countDocuments(filter as QueryFilter<SubmissionRecord>).limit(max);
    if (options.hint !== undefined) query.hint(options.hint);
    return query.maxTimeMS(options.maxTimeMS);
  }
}
