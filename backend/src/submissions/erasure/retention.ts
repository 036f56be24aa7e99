import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import { AppConfig } from '../../config/app-config.js';
import { BackgroundWork } from '../../database/background-work.js';
import { isDatabaseUnavailable } from '../../database/errors/database-errors.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import { SubmissionKinds } from '../record/submission-kinds.js';
import { SubmissionEraser } from './submission-eraser.js';

/** How often a process looks for records whose period has ended, in ms. */
const INTERVAL_MS = 3_600_000;
/** If nothing was logged for this long, in ms, the office has closed or the clock is wrong. */
const QUIET_MS = 31 * 24 * 3_600_000;

/**
 * Erases settled records that were not changed for the period configured for their kind (`RETENTION_…`). Kinds
 * without a period are kept until somebody erases them, and legal holds take precedence over any period.
 */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnModuleDestroy {
  private isStopped = false;

  constructor(
    private readonly config: AppConfig,
    private readonly kinds: SubmissionKinds,
    private readonly eraser: SubmissionEraser,
    private readonly audit: AuditLog,
    private readonly background: BackgroundWork,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    const isConfigured = Object.values(this.config.retentionMonths).some((months) => months > 0);
    if (!isConfigured) return;
    this.background.repeat(() => this.eraseExpired(), INTERVAL_MS, 'expired records could not be erased');
  }

  /** A run may take long; the rest is left to the next start. */
  onModuleDestroy(): void {
    this.isStopped = true;
  }

  /** Several processes may run this at once: each record is erased by one of them. */
  async eraseExpired(now = monotonicNow()): Promise<void> {
    // An erasure cannot be undone, so a clock that is years ahead must not start one.
    const latest = await this.audit.latestMoment();
    if (latest === undefined || now.getTime() - latest.getTime() > QUIET_MS) return;
    for (const kind of this.kinds.all()) {
      const months = this.config.retentionMonths[kind.subject] ?? 0;
      if (months > 0) await this.eraseExpiredOf(kind, monthsBefore(now, months));
    }
  }

  private async eraseExpiredOf(kind: SubmissionKind, since: Date): Promise<void> {
    for (const status of kind.rules.settled) {
      for await (const { _id } of kind.store.findUntouched(status, since, kind.legalHold)) {
        if (this.isStopped) return;
        try {
          await this.eraser.eraseUntouched(kind, _id, since);
        } catch (err) {
          if (isDatabaseUnavailable(err)) throw err;
          // A failure does not stop the others; the relay repeats what was started.
          this.logger.warn('an expired record could not be erased', { err });
        }
      }
    }
  }
}

/** The present time, even if the clock was set ahead since the process started. */
function monotonicNow(): Date {
  return new Date(Math.min(Date.now(), performance.timeOrigin + performance.now()));
}

/** The same day this many months earlier, or the last day of a shorter month. */
function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
