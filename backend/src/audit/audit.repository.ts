import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TimeFilter } from '../common/lists/indian-days.js';
import { BatchQueue } from '../database/batching/batch-queue.js';
import { duplicateKeyIndex, isWriteConflict } from '../database/errors/database-errors.js';
import { ConflictRetryQueue } from '../database/errors/retry-write-conflicts.js';
import { writeErrorsOf } from '../database/errors/write-errors.js';
import { findPage } from '../database/paging/find-page.js';
import { type AuditContent, type ChainEnd, type ChainedEntry, chained, EMPTY_CHAIN } from './audit-chain.js';
import {
  AUDIT_ENTRY,
  type AuditEntry,
  CHAIN_INDEX,
  ENTRY_KEY_INDEX,
  IN_CHAIN,
  READ_INDEXES,
} from './audit-entry.schema.js';

/** Filters of the log; an entry must match all of them. */
export interface AuditEntryFilter {
  /** Id of the account that acted. */
  person?: string | undefined;
  action?: string | undefined;
  /** Kind of the record. */
  kind?: string | undefined;
  /** Id of the record, used together with `kind`. */
  record?: string | undefined;
  /** Reference of the record as it is stored. */
  reference?: string | undefined;
  time?: TimeFilter | undefined;
}

/** Position of an entry in the order of the list. */
export type EntryPosition = Pick<AuditEntry, '_id' | 'at'>;

/** Chain entries read per batch. */
const CHAIN_BATCH = 500;

/** Adds and reads entries. Entries are never deleted, and only `removePersonal` changes them. */
@Injectable()
export class AuditRepository {
  private readonly additions = new BatchQueue<AuditContent>((contents) => this.append(contents));
  private readonly conflicts = new ConflictRetryQueue();
  /** The last known end of the chain; another process may have added entries since. */
  private end: ChainEnd | undefined;

  constructor(@InjectModel(AUDIT_ENTRY) private readonly entries: Model<AuditEntry>) {}

  /**
   * Adds the entry at the end of the chain, unless one with its key exists. Entries that arrive while others are being
   * added are added together.
   */
  async add(content: AuditContent): Promise<void> {
    await new this.entries(content).validate();
    await this.additions.add(content);
  }

  /** A page of the log, newest first, read along the index of the most selective filter. */
  findPage(filter: AuditEntryFilter, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
    return findPage(this.entries, filterOf(filter), {
      sortField: 'at',
      descending: true,
      limit,
      hint: indexFor(filter),
      ...(cursor === undefined ? {} : { cursor }),
    });
  }

  /** Position of an entry in the order of the list; null when there is no such entry. */
  findPosition(id: string): Promise<EntryPosition | null> {
    return this.entries.findById(id, { at: 1 }).lean<EntryPosition>();
  }

  /** The number of entries, or of those before a given one in the list, counting up to `max`. */
  countUpTo(
    filter: AuditEntryFilter,
    max: number,
    { maxTimeMS, before }: { maxTimeMS: number; before?: EntryPosition },
  ): Promise<number> {
    const newer = before && {
      at: { $gte: before.at },
      $or: [{ at: { $gt: before.at } }, { at: before.at, _id: { $gt: before._id } }],
    };
    return this.entries
      .countDocuments(newer ? { $and: [filterOf(filter), newer] } : filterOf(filter))
      .limit(max)
      .hint(indexFor(filter))
      .maxTimeMS(maxTimeMS)
      .exec();
  }

  /** The entries about one record or account, newest first. */
  findNewestOfSubject(kind: string, id: string, limit: number): Promise<AuditEntry[]> {
    return this.entries
      .find({ 'subject.kind': kind, 'subject.id': id })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .hint(READ_INDEXES.record)
      .lean<AuditEntry[]>();
  }

  /** Time of the newest entry; undefined while there is none. */
  async findLatestMoment(): Promise<Date | undefined> {
    const latest = await this.entries
      .findOne({}, { at: 1 })
      .sort({ at: -1, _id: -1 })
      .hint(READ_INDEXES.all)
      .lean<Pick<AuditEntry, 'at'>>();
    return latest?.at;
  }

  /** The subjects of the entries after a position in the chain, in order. */
  findSubjectsAfter(position: number, limit: number): Promise<Pick<AuditEntry, 'position' | 'subject'>[]> {
    return this.entries
      .find({ position: { $gt: position } }, { position: 1, subject: 1 })
      .sort({ position: 1 })
      .limit(limit)
      .lean<Pick<AuditEntry, 'position' | 'subject'>[]>();
  }

  /** The entries after a position in the chain, in order. */
  findAfter(position: number, limit: number): Promise<ChainedEntry[]> {
    return this.entries
      .find({ position: { $gt: position } })
      .sort({ position: 1 })
      .limit(limit)
      .lean<ChainedEntry[]>();
  }

  /**
   * The entries after a position in the chain with one of these actions, newest first, on demand. Each batch is a
   * query of its own: FerretDB keeps the connection of a cursor that is closed early, until PostgreSQL has none left.
   */
  async *findNewest(
    actions: readonly string[],
    after: number,
    batchSize: number,
  ): AsyncGenerator<ChainedEntry, void> {
    let before: number | undefined;
    for (;;) {
      const batch = await this.entries
        .find({
          position: { $gt: after, ...(before !== undefined && { $lt: before }) },
          action: { $in: [...actions] },
        })
        .sort({ position: -1 })
        .limit(batchSize)
        .hint(CHAIN_INDEX)
        .lean<ChainedEntry[]>();
      yield* batch;
      before = batch.at(-1)?.position;
      if (batch.length < batchSize || before === undefined) return;
    }
  }

  /** Position of the last entry; 0 when there is none. */
  async findLastPosition(): Promise<number> {
    return (await this.findEnd()).position;
  }

  /** Number of entries in a period, counting up to `max`. */
  countBetween(from: Date, before: Date, max: number): Promise<number> {
    return this.entries
      .countDocuments({ at: { $gte: from, $lt: before } })
      .limit(max)
      .hint(READ_INDEXES.all)
      .exec();
  }

  /** All entries of the chain from its beginning, in small batches, so that other calls are served in between. */
  chain(): AsyncIterable<AuditEntry> {
    return this.entries
      .find(IN_CHAIN)
      .sort({ position: 1 })
      .lean<AuditEntry[]>()
      .cursor({ batchSize: CHAIN_BATCH });
  }

  /** Entries older than the chain. */
  countOutsideChain(): Promise<number> {
    return this.entries.countDocuments({ position: { $exists: false } }).exec();
  }

  /** Removes the personal parts of the entries about an erased record. Idempotent. */
  async removePersonal(kind: string, id: string): Promise<void> {
    await this.entries.updateMany(
      { 'subject.kind': kind, 'subject.id': id },
      { $unset: { 'subject.reference': 1, 'before.reason': 1, 'after.reason': 1, 'personal.salt': 1 } },
    );
  }

  private async append(contents: AuditContent[]): Promise<PromiseSettledResult<void>[]> {
    let done = 0;
    while (done < contents.length) {
      const rest = contents.slice(done);
      done += await this.conflicts.send(() => this.appendFirst(rest));
    }
    return contents.map(() => ({ status: 'fulfilled', value: undefined }));
  }

  /** @returns how many of the contents, from the first, are in the log afterwards */
  private async appendFirst(contents: AuditContent[]): Promise<number> {
    const entries: ChainedEntry[] = [];
    let end: ChainEnd = this.end ?? (await this.findEnd());
    for (const content of contents) {
      const entry = chained(content, end);
      entries.push(entry);
      end = { position: entry.position, hash: entry.hash };
    }
    // Read again on the next insertion: after an error it is not known what was stored.
    this.end = undefined;
    try {
      // Their contents were validated when they were added.
      await this.entries.insertMany(entries, { ordered: true, lean: true });
      this.end = end;
      return contents.length;
    } catch (thrown) {
      const [refused] = writeErrorsOf(thrown);
      const index = duplicateKeyIndex(thrown);
      // Those before it are stored. One whose key is in the log needs nothing more; one whose position another
      // process has taken needs the next.
      if (refused && index === ENTRY_KEY_INDEX) return refused.index + 1;
      if (refused && (index === CHAIN_INDEX || (refused.index > 0 && isWriteConflict(thrown))))
        return refused.index;
      throw thrown;
    }
  }

  private async findEnd(): Promise<ChainEnd> {
    const last = await this.entries
      .findOne(IN_CHAIN, { position: 1, hash: 1 })
      .sort({ position: -1 })
      .lean<Required<Pick<AuditEntry, 'position' | 'hash'>>>();
    return last ?? EMPTY_CHAIN;
  }
}

function filterOf({ person, action, kind, record, reference, time }: AuditEntryFilter) {
  return {
    ...(record === undefined ? {} : { 'subject.id': record }),
    ...(reference === undefined ? {} : { 'subject.reference': reference }),
    ...(person === undefined ? {} : { 'actor.adminId': person }),
    ...(action === undefined ? {} : { action }),
    ...(kind === undefined ? {} : { 'subject.kind': kind }),
    ...(time && { at: time }),
  };
}

/** The index of the most selective filter. */
function indexFor(filter: AuditEntryFilter): string {
  if (filter.record !== undefined && filter.action !== undefined) return READ_INDEXES.actionOnRecord;
  const indexed = (['record', 'reference', 'person', 'action', 'kind'] as const).find(
    (one) => filter[one] !== undefined,
  );
  return READ_INDEXES[indexed ?? 'all'];
}
