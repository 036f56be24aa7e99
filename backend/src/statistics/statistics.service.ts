import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import { MAX_CLOCK_SKEW_MS } from '../common/clock-skew.js';
import { busy } from '../common/errors/app-error.js';
import { indianDayOf, startOf } from '../common/lists/indian-days.js';
import { EXACT_TOTAL } from '../common/lists/list-headers.js';
import { AppLogger } from '../common/logging/app-logger.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import { SubmissionKinds } from '../submissions/record/submission-kinds.js';
import { KindCounter } from './counting/kind-counter.js';
import { type ComputedFigures, KindStatisticsRepository } from './counting/kind-statistics.repository.js';
import { DAY_MS } from './counting/periods.js';

/** Figures up to this age are returned as they are, in ms. */
const FRESH_MS = 10_000;
/** How long a call waits for newer figures, in ms; stored ones are updated soon anyway. */
const MAX_WAIT_MS = { withFigures: 500, without: 8_000 };

/** Counts of audit entries, up to `EXACT_TOTAL`. */
export interface ActivityFigures {
  today: number;
  lastWeek: number;
  weekBefore: number;
}

/** The figures that an account may read. */
export interface ReadableFigures {
  /** By the audit subject of the kind. */
  kinds: Map<string, ComputedFigures>;
  /** Newer figures are still being computed. */
  isStale: boolean;
  activity?: ActivityFigures;
}

/** How much there is of each kind of record, how much was submitted when, and what is pending. */
@Injectable()
export class StatisticsService {
  /** Running counts of this process, by kind. */
  private readonly inFlight = new Map<string, Promise<void>>();

  constructor(
    private readonly kinds: SubmissionKinds,
    private readonly statistics: KindStatisticsRepository,
    private readonly counter: KindCounter,
    private readonly audit: AuditLog,
    private readonly logger: AppLogger,
  ) {}

  /** @throws AppError UNAVAILABLE while records are being counted for the first time */
  async read(permissions: readonly string[]): Promise<ReadableFigures> {
    const readable = this.kinds.all().filter(({ readPermission }) => permissions.includes(readPermission));
    const [kinds, activity] = await Promise.all([
      this.figuresOf(readable),
      permissions.includes('audit:read') ? this.activity(new Date()) : undefined,
    ]);
    const isStale = [...kinds.values()].some((figures) => !isFresh(figures));
    return { kinds, isStale, ...(activity && { activity }) };
  }

  private async figuresOf(readable: readonly SubmissionKind[]): Promise<Map<string, ComputedFigures>> {
    const known = await this.find(readable);
    const old = readable.filter(({ subject }) => !isFresh(known.get(subject)));
    if (old.length === 0) return known;
    const isComplete = known.size === readable.length;
    const refreshed = Promise.all(old.map((kind) => this.refresh(kind)));
    await Promise.race([
      refreshed,
      delay(isComplete ? MAX_WAIT_MS.withFigures : MAX_WAIT_MS.without, undefined, { ref: false }),
    ]);
    const now = await this.find(readable);
    if (now.size < readable.length) throw busy(2);
    return now;
  }

  private async find(readable: readonly SubmissionKind[]): Promise<Map<string, ComputedFigures>> {
    const found = await this.statistics.findFigures(readable.map(({ subject }) => subject));
    return new Map(found.map((figures) => [figures._id, figures]));
  }

  /** Never fails: callers get the previous figures, and the log says why. */
  private refresh(kind: SubmissionKind): Promise<void> {
    const current = this.inFlight.get(kind.subject);
    if (current) return current;
    const run = this.counter
      .refresh(kind)
      .catch((thrown: unknown) =>
        this.logger.warn('statistics could not be computed', { err: thrown, kind: kind.subject }),
      )
      .finally(() => this.inFlight.delete(kind.subject));
    this.inFlight.set(kind.subject, run);
    return run;
  }

  private async activity(now: Date): Promise<ActivityFigures> {
    const [weekAgo, twoWeeksAgo] = [7, 14].map((days) => new Date(now.getTime() - days * DAY_MS)) as [
      Date,
      Date,
    ];
    const [today, lastWeek, weekBefore] = await Promise.all([
      this.audit.countBetween(startOf(indianDayOf(now)) ?? now, now, EXACT_TOTAL),
      this.audit.countBetween(weekAgo, now, EXACT_TOTAL),
      this.audit.countBetween(twoWeeksAgo, weekAgo, EXACT_TOTAL),
    ]);
    return { today, lastWeek, weekBefore };
  }
}

/** Figures from the future were computed before the clock was set back, and would be kept until it has caught up. */
function isFresh(figures: ComputedFigures | undefined): boolean {
  if (figures === undefined) return false;
  const age = Date.now() - figures.computedAt.getTime();
  return age <= FRESH_MS && age >= -MAX_CLOCK_SKEW_MS;
}
