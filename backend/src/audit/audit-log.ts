import { Injectable } from '@nestjs/common';
import { fieldError } from '../common/errors/app-error.js';
import { endOf, startOf } from '../common/lists/indian-days.js';
import { COUNT_MS, EXACT_TOTAL, WHOLE_COUNT_MS } from '../common/lists/list-headers.js';
import { DEFAULT_PAGE, MAX_PAGE_SIZE } from '../common/lists/page-fields.js';
import { undefinedOnTimeout } from '../database/errors/database-errors.js';
import { type AuditEntryFilter, AuditRepository, type EntryPosition } from './audit.repository.js';
import type { AuditActor } from './audit-actor.js';
import type { ChainedEntry } from './audit-chain.js';
import type { AuditEntry, AuditSubject } from './audit-entry.schema.js';
import type { AuditCountQuery, AuditFilters, AuditListQuery } from './dto/audit-list.query.js';
import { redactAuditFacts } from './redact-audit-facts.js';
import { type ChainReport, verifyChain } from './verify-chain.js';

/** What happened, as other modules tell it. */
export interface AuditEvent {
  /** Dotted words, the module first: `application.document_downloaded`. */
  action: string;
  /** null when nobody is signed in. */
  actor: AuditActor | null;
  subject?: AuditSubject;
  /** `clientIpOf(request)`, or what stands for it outside a request. */
  from?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  detail?: Record<string, unknown>;
  /** When it happened; now by default. For events written later than they happened. */
  at?: Date;
  /** For steps that may be repeated: the second event with a key adds nothing. Without personal data. */
  key?: string;
}

/** How much of the log there is; absent when counting took too long. */
export interface AuditCount {
  total?: number | undefined;
  /** Those that are newer than a given entry. */
  newer?: number | undefined;
}

/** Most entries of one record that its history shows. */
const HISTORY_LIMIT = 200;

/** The log of who did what to which record, when and from where. Entries are added, and never removed. */
@Injectable()
export class AuditLog {
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly entries: AuditRepository) {}

  /**
   * Adds an entry; it is stored when this resolves. Await it before data leaves the server (download, reveal, export),
   * so that nothing is handed out unrecorded.
   */
  async record(event: AuditEvent): Promise<void> {
    const { before, after, detail, at = new Date(), ...rest } = event;
    await this.entries.add({
      ...rest,
      at,
      ...(before ? { before: redactAuditFacts(before) } : {}),
      ...(after ? { after: redactAuditFacts(after) } : {}),
      ...(detail ? { detail: redactAuditFacts(detail) } : {}),
    });
    for (const listener of this.listeners) listener();
  }

  /** Tells whoever follows the log in this process that there is something new, so that it is read at once. */
  onRecorded(listener: () => void): void {
    this.listeners.push(listener);
  }

  /**
   * A page of the log, newest first, as far as it is asked for.
   *
   * @throws AppError VALIDATION_FAILED on `record` without its kind
   */
  list({ limit = DEFAULT_PAGE, cursor, ...filters }: AuditListQuery) {
    return this.entries.findPage(entryFilter(filters), { limit, cursor });
  }

  /**
   * How many entries the filters admit, and how many of those are newer than the entry `before`: at most one more than
   * `EXACT_TOTAL`, and undefined when counting took too long.
   *
   * @throws AppError VALIDATION_FAILED on `record` without its kind, and on `before` when there is no such entry
   */
  async count({ before, ...filters }: AuditCountQuery): Promise<AuditCount> {
    const filter = entryFilter(filters);
    const place = before === undefined ? undefined : await this.entries.findPosition(before);
    if (place === null) throw fieldError('before', 'There is no such entry.');
    const counted = (than?: EntryPosition) =>
      undefinedOnTimeout(
        this.entries.countUpTo(filter, EXACT_TOTAL + 1, {
          maxTimeMS: COUNT_MS,
          ...(than && { before: than }),
        }),
      );
    const [total, newer] = await Promise.all([counted(), place && counted(place)]);
    return { total, newer };
  }

  /** How many entries the filters admit, however many; undefined when counting takes too long. */
  countAll(filters: AuditFilters): Promise<number | undefined> {
    return undefinedOnTimeout(
      this.entries.countUpTo(entryFilter(filters), Number.MAX_SAFE_INTEGER, { maxTimeMS: WHOLE_COUNT_MS }),
    );
  }

  /** @throws AppError VALIDATION_FAILED on `record` without its kind */
  assertReadable(filters: AuditFilters): void {
    entryFilter(filters);
  }

  /** All that the filters admit, newest first. A page is read when it is asked for, and none is kept. */
  async *pages(filters: AuditFilters): AsyncGenerator<AuditEntry[], void> {
    const filter = entryFilter(filters);
    let cursor: string | undefined;
    do {
      const page = await this.entries.findPage(filter, { limit: MAX_PAGE_SIZE, cursor });
      yield page.items;
      cursor = page.next;
    } while (cursor !== undefined);
  }

  /** What was done to one record, newest first, at most 200 entries. */
  listForSubject(kind: string, id: string): Promise<AuditEntry[]> {
    return this.entries.findNewestOfSubject(kind, id, HISTORY_LIMIT);
  }

  /**
   * What the log has been told since a place in its chain: the records, and the place to go on from. An entry is there
   * once its change is, and takes the next place, so whoever goes on from place to place misses none.
   *
   * @param limit entries looked at; `hasMore` says that there may be others
   */
  async subjectsAfter(
    position: number,
    limit: number,
  ): Promise<{ subjects: AuditSubject[]; end: number; hasMore: boolean }> {
    const entries = await this.entries.findSubjectsAfter(position, limit);
    return {
      subjects: entries.flatMap(({ subject }) => (subject ? [subject] : [])),
      end: entries.at(-1)?.position ?? position,
      hasMore: entries.length === limit,
    };
  }

  /** The entries after a place, in the order of the chain: the same for all processes, whatever their clocks say. */
  entriesAfter(position: number, limit: number): Promise<ChainedEntry[]> {
    return this.entries.findAfter(position, limit);
  }

  /**
   * Entries that tell of such acts, the newest first. They are read as far as they are asked for.
   *
   * @param after entries up to this place are left out, which bounds the reading
   */
  newestOf(actions: readonly string[], after: number, batchSize: number): AsyncIterable<ChainedEntry> {
    return this.entries.findNewest(actions, after, batchSize);
  }

  /** When something was last written to the log; undefined while it is empty. */
  latestMoment(): Promise<Date | undefined> {
    return this.entries.findLatestMoment();
  }

  /** The place of its last entry; 0 when there is none. */
  lastPosition(): Promise<number> {
    return this.entries.findLastPosition();
  }

  /** How many entries tell of a span of time, counting no further than `most`. */
  countBetween(from: Date, before: Date, most: number): Promise<number> {
    return this.entries.countBetween(from, before, most);
  }

  /**
   * Takes out what leads to the person behind a record that is erased: what reviewers wrote, the reference the person
   * was given. Who did what to which id and when stays.
   */
  forgetPerson(kind: string, id: string): Promise<void> {
    return this.entries.removePersonal(kind, id);
  }

  /**
   * Reads the whole chain and says what does not fit.
   * @param kept hash of an entry that somebody has kept
   */
  verify(kept?: string): Promise<ChainReport> {
    return verifyChain(this.entries.chain(), kept);
  }

  /** Entries from before there was a chain, which nothing can be said about. */
  countOutsideChain(): Promise<number> {
    return this.entries.countOutsideChain();
  }
}

function entryFilter({ person, action, kind, record, reference, from, to }: AuditFilters): AuditEntryFilter {
  if (record !== undefined && kind === undefined) {
    throw fieldError('kind', 'Kind is needed to find a record.');
  }
  const time = {
    ...(from === undefined ? {} : { $gte: startOf(from) }),
    ...(to === undefined ? {} : { $lt: endOf(to) }),
  };
  return { person, action, kind, record, reference: reference && asStored(reference), time };
}

/** References are written in capitals, the e-mail addresses of accounts in small letters. */
function asStored(typed: string): string {
  return typed.includes('@') ? typed.toLowerCase() : typed.toUpperCase().replaceAll(' ', '');
}
