import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { AuditLog } from '../../audit/audit-log.js';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { dayAfter, indianDayOf } from '../../common/lists/indian-days.js';
import { listIndex } from '../../submissions/record/store/list-indexes.js';
import type { SubmissionKind } from '../../submissions/record/submission-kind.js';
import type { SubmissionRecord } from '../../submissions/record/submission-record.js';
import { COUNTED_FIELDS, countRecord, REPLY_MS } from './day-counts.js';
import type { DayCounts, KindFigures } from './kind-figures.js';
import { KindStatisticsRepository } from './kind-statistics.repository.js';
import type { KindStatistics } from './kind-statistics.schema.js';
import { DAY_MS, spanOf } from './periods.js';
import { sumDays, sumNextBoxes, sumReplies } from './sum-days.js';

/**
 * Maximum time between creating a record's id and storing it, in ms: its file is uploaded, checked and written in
 * between.
 */
const STORED_WITHIN_MS = 600_000;
/** Maximum number of audit entries per run. Beyond that all days are recounted. */
const MAX_ENTRIES = 5_000;
/** Upper limit of records per kind and day. */
const MAX_PER_DAY = 100_000;
/** Time limit of a count, in ms. */
const COUNT_MS = 5_000;
/** Days read at the same time; with more, other calls of the process would have to wait for a connection. */
const MAX_CONCURRENT_DAYS = 4;

/** What has to be recounted. */
interface Changes {
  /** Days to recount; all when undefined. */
  days: Set<string> | undefined;
  auditPosition: number;
  checkedDay: string;
}

/**
 * Counts the records of a kind by the Indian day of their submission, and later only recounts days that may have
 * changed: those of new records, and of records with new audit entries (decision 0084).
 */
@Injectable()
export class KindCounter {
  private readonly reads = new ConcurrencyLimit(MAX_CONCURRENT_DAYS);

  constructor(
    private readonly audit: AuditLog,
    private readonly statistics: KindStatisticsRepository,
  ) {}

  /**
   * Updates the stored figures of a kind. If another process does so at the same time, one of the results is kept.
   */
  async refresh(kind: SubmissionKind, now = new Date()): Promise<void> {
    const before = await this.statistics.findWhole(kind.subject);
    // First the changes, then the counting: what changes in between is found by the next run.
    const changes = before === null ? await this.everything(now) : await this.changesSince(kind, before, now);
    const days = await this.count(kind, before?.days ?? [], changes.days);
    await this.statistics.replace({
      _id: kind.subject,
      revision: (before?.revision ?? 0) + 1,
      computedAt: now,
      auditPosition: changes.auditPosition,
      checkedDay: changes.checkedDay,
      figures: await this.figures(kind, days, now),
      days: [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1)),
    });
  }

  private async everything(now: Date): Promise<Changes> {
    return {
      days: undefined,
      auditPosition: await this.audit.lastPosition(),
      checkedDay: indianDayOf(now),
    };
  }

  private async changesSince(kind: SubmissionKind, before: KindStatistics, now: Date): Promise<Changes> {
    const { subjects, end, hasMore } = await this.audit.subjectsAfter(before.auditPosition, MAX_ENTRIES);
    if (hasMore) return this.everything(now);
    const changed = subjects.flatMap((subject) =>
      subject.kind === kind.subject && Types.ObjectId.isValid(subject.id)
        ? [new Types.ObjectId(subject.id)]
        : [],
    );
    const today = indianDayOf(now);
    const checkedDay = await this.dayToCheck(kind, before.checkedDay, today);
    const since = new Date(before.computedAt.getTime() - STORED_WITHIN_MS);
    const arrivals = await Promise.all([
      kind.store.findArrivals({ after: Types.ObjectId.createFromTime(Math.floor(since.getTime() / 1_000)) }),
      changed.length === 0 ? [] : kind.store.findArrivals({ ids: changed }),
    ]);
    const moments = [
      ...arrivals.flat(),
      // A deleted record was stored soon after its id was created.
      ...changed.flatMap((id) => [
        id.getTimestamp(),
        new Date(id.getTimestamp().getTime() + STORED_WITHIN_MS),
      ]),
    ];
    return {
      days: new Set([checkedDay, today, indianDayOf(since), ...moments.map(indianDayOf)]),
      auditPosition: end,
      checkedDay,
    };
  }

  /** The day after the last one checked; after today it starts again with the oldest record. */
  private async dayToCheck(kind: SubmissionKind, last: string, today: string): Promise<string> {
    const next = dayAfter(last, 1);
    if (next <= today) return next;
    return indianDayOf((await kind.store.findOldestArrival()) ?? spanOf(today).from);
  }

  private async count(
    kind: SubmissionKind,
    before: readonly DayCounts[],
    again: Set<string> | undefined,
  ): Promise<Map<string, DayCounts>> {
    const days = new Map<string, DayCounts>();
    const add = async (from: Date, until: Date) => {
      for await (const record of kind.store.findArrived(from, until, COUNTED_FIELDS as never)) {
        countRecord(days, kind.subject, record as SubmissionRecord);
      }
    };
    if (again === undefined) {
      await add(new Date(0), new Date(8.64e15));
      return days;
    }
    for (const counts of before) if (!again.has(counts.day)) days.set(counts.day, counts);
    await Promise.all(
      [...again].map((day) => {
        const { from, before: until } = spanOf(day);
        return this.reads.run(() => add(from, until));
      }),
    );
    return days;
  }

  private async figures(
    kind: SubmissionKind,
    days: ReadonlyMap<string, DayCounts>,
    now: Date,
  ): Promise<KindFigures> {
    const [weekAgo, twoWeeksAgo] = await Promise.all([
      this.countRestOfDay(kind, 7, now),
      this.countRestOfDay(kind, 14, now),
    ]);
    const sums = sumDays(days, now, { weekAgo, twoWeeksAgo });
    return {
      ...sums,
      ...(kind.subject === 'contact-message'
        ? { replies: { late: await this.countLate(kind, sums, now), ...sumReplies(days, now) } }
        : {}),
      ...(kind.subject === 'subscription' ? { nextBoxes: sumNextBoxes(days, now) } : {}),
    };
  }

  /** Submissions on the Indian day this many days ago, from the present time of day on. */
  private countRestOfDay(kind: SubmissionKind, daysAgo: number, now: Date): Promise<number> {
    const from = new Date(now.getTime() - daysAgo * DAY_MS);
    const { before } = spanOf(indianDayOf(from));
    const filter = { createdAt: { $gte: from, $lt: before }, erasing: { $ne: true } };
    return kind.store.countUpTo(filter, MAX_PER_DAY, { hint: listIndex('newest'), maxTimeMS: COUNT_MS });
  }

  /** Unread messages minus those of the last 24 hours, which are few whatever the total. */
  private async countLate(
    kind: SubmissionKind,
    { byStatus }: Pick<KindFigures, 'byStatus'>,
    now: Date,
  ): Promise<number> {
    const { initial: status } = kind.rules;
    const since = new Date(now.getTime() - REPLY_MS);
    const filter = { status, createdAt: { $gte: since }, erasing: { $ne: true } };
    const hint = listIndex('newest', 'status');
    const recent = await kind.store.countUpTo(filter, MAX_PER_DAY, { hint, maxTimeMS: COUNT_MS });
    return Math.max(0, (byStatus[status] ?? 0) - recent);
  }
}
