import { Injectable } from '@nestjs/common';
import { fieldError } from '../common/errors/app-error.js';
import { timeFilter } from '../common/lists/indian-days.js';
import { COUNT_MS, EXACT_TOTAL, WHOLE_COUNT_MS } from '../common/lists/list-headers.js';
import { DEFAULT_PAGE, MAX_PAGE_SIZE } from '../common/lists/page-fields.js';
import { normalizeReference } from '../common/search/typed-reference.js';
import { undefinedOnTimeout } from '../database/errors/database-errors.js';
import { type AuditEntryFilter, AuditRepository, type EntryPosition } from './audit.repository.js';
import type { AuditActor } from './audit-actor.js';
import type { ChainedEntry } from './audit-chain.js';
import type { AuditEntry, AuditSubject } from './audit-entry.schema.js';
import type { AuditCountQuery, AuditFilters, AuditListQuery } from './dto/audit-list.query.js';
import { redactAuditFacts } from './redact-audit-facts.js';
import { type ChainReport, verifyChain } from './verify-chain.js';

/** An event as other modules report it. */
export interface AuditEvent {
  /** Dotted words, the module first: `application.document_downloaded`. */
  action: string;
  /** null when nobody is signed in. */
  actor: AuditActor | null;
  subject?: AuditSubject;
  /** `clientIpOf(request)`, or a name outside of requests. */
  from?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  detail?: Record<string, unknown>;
  /** Time of the event; now by default. For events that are recorded later than they happened. */
  at?: Date;
  /** For steps that may be repeated: a second event with the same key adds nothing. Must not hold personal data. */
  key?: string;
}

/** Size of the log; absent when counting took too long. */
export interface AuditCount {
  total?: number | undefined;
  /** Entries newer than a given one. */
  newer?: number | undefined;
}

/** Maximum number of entries in the history of a record. */
const HISTORY_LIMIT = 200;

/** The log of who did what to which record, when and from where. Entries are never deleted. */
@Injectable()
export class AuditLog {
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly entries: AuditRepository) {}

  /**
   * Adds an entry; it is stored when this resolves. Await it before data leaves the server (download, reveal,
   * export), so that no access goes unrecorded.
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

  /** Calls the listener when this process records an entry, so that followers read it at once. */
  onRecorded(listener: () => void): void {
    this.listeners.push(listener);
  }

  /**
   * A page of the log, newest first.
   * @throws AppError VALIDATION_FAILED on `record` without its kind
   */
  list({ limit = DEFAULT_PAGE, cursor, ...filters }: AuditListQuery) {
    return this.entries.findPage(entryFilter(filters), { limit, cursor });
  }

  /**
   * How many entries match the filters, and how many of those are newer than the entry `before`: at most one more
   * than `EXACT_TOTAL`, and undefined when counting took too long.
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

  /** How many entries match the filters, without an upper limit; undefined when counting takes too long. */
  countAll(filters: AuditFilters): Promise<number | undefined> {
    return undefinedOnTimeout(
      this.entries.countUpTo(entryFilter(filters), Number.MAX_SAFE_INTEGER, { maxTimeMS: WHOLE_COUNT_MS }),
    );
  }

  /** @throws AppError VALIDATION_FAILED on `record` without its kind */
  assertReadable(filters: AuditFilters): void {
    entryFilter(filters);
  }

  /** All entries that match the filters, newest first. Pages are read on demand, and none is kept. */
  async *pages(filters: AuditFilters): AsyncGenerator<AuditEntry[], void> {
    const filter = entryFilter(filters);
    let cursor: string | undefined;
    do {
      const page = await this.entries.findPage(filter, { limit: MAX_PAGE_SIZE, cursor });
      yield page.items;
      cursor = page.next;
    } while (cursor !== undefined);
  }

  /** The history of one record, newest first, at most 200 entries. */
  listForSubject(kind: string, id: string): Promise<AuditEntry[]> {
    return this.entries.findNewestOfSubject(kind, id, HISTORY_LIMIT);
  }

  /**
   * The subjects of the entries after a position in the chain, and the position to continue from. An entry is added
   * after its change and takes the next position, so a caller that continues from position to position misses none.
   * @param limit entries read; `hasMore` says whether there may be others
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

  /** The entries after a position, in chain order, which is the same for all processes whatever their clocks say. */
  entriesAfter(position: number, limit: number): Promise<ChainedEntry[]> {
    return this.entries.findAfter(position, limit);
  }

  /**
   * Entries with one of these actions, newest first, read on demand.
   * @param after entries up to this position are left out, which bounds the work
   */
  newestOf(actions: readonly string[], after: number, batchSize: number): AsyncIterable<ChainedEntry> {
    return this.entries.findNewest(actions, after, batchSize);
  }

  /** When the log was last written to; undefined while it is empty. */
  latestMoment(): Promise<Date | undefined> {
    return this.entries.findLatestMoment();
  }

  /** Position of the last entry; 0 when there is none. */
  lastPosition(): Promise<number> {
    return this.entries.findLastPosition();
  }

  /** Number of entries in a period, counting up to `max`. */
  countBetween(from: Date, before: Date, max: number): Promise<number> {
    return this.entries.countBetween(from, before, max);
  }

  /**
   * Removes what identifies the person behind an erased record: the texts of reviewers, and the reference. The actor,
   * the action, the record's id and the time stay.
   */
  removePersonalData(kind: string, id: string): Promise<void> {
    return this.entries.removePersonal(kind, id);
  }

  /**
   * Reads the whole chain and reports what does not match.
   * @param knownHash hash of an entry that the operator wrote down
   * @param signal makes it reject before its end
   */
  verify(knownHash?: string, signal?: AbortSignal): Promise<ChainReport> {
    return verifyChain(this.entries.chain(), knownHash, signal);
  }

  /** Entries older than the chain, which cannot be verified. */
  countOutsideChain(): Promise<number> {
    return this.entries.countOutsideChain();
  }
}

function entryFilter({ person, action, kind, record, reference, from, to }: AuditFilters): AuditEntryFilter {
  if (record !== undefined && kind === undefined) {
    throw fieldError('kind', 'Kind is needed to find a record.');
  }
  return {
    person,
    action,
    kind,
    record,
    reference: reference && asStored(reference),
    time: timeFilter({ from, to }),
  };
}

/** References are stored in their standard form, e-mail addresses of accounts in lower case. */
function asStored(typed: string): string {
  return typed.includes('@') ? typed.toLowerCase() : normalizeReference(typed);
}
