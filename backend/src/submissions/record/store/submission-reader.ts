import { type Model, type QueryFilter, Types } from 'mongoose';
import type { CursorPage } from '../../../database/paging/cursor.js';
import { findPage, type PageRequest } from '../../../database/paging/find-page.js';
import { EffectStore } from '../../../effects/effect-store.js';
import type { LegalHold } from '../legal-hold.js';
import type { StoredSubmission, SubmissionRecord } from '../submission-record.js';
import { listIndex } from './list-indexes.js';

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
export function notErased(filter: object): QueryFilter<SubmissionRecord> {
  return { ...filter, erasing: { $ne: true } } as QueryFilter<SubmissionRecord>;
}

/** How the repositories of the four submissions find and count records. */
export class SubmissionReader<R extends SubmissionRecord> extends EffectStore<R> {
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

  /** When the oldest record arrived. */
  async findOldestArrival(): Promise<Date | undefined> {
    const oldest = await this.records
      .findOne(notErased({}), { createdAt: 1 })
      .sort({ createdAt: 1, _id: 1 })
      .hint(listIndex('newest'))
      .lean<Pick<R, 'createdAt'>>();
    return oldest?.createdAt;
  }

  /** The record that is called so, unless it is being erased. */
  findByReference(reference: string): Promise<R | null> {
    return this.records.findOne(notErased({ reference })).lean<R | null>();
  }

  /** Records that arrived before a moment and with which nobody has done anything since: status, note, assignment or reply. */
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
