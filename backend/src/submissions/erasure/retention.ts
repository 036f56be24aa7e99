import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AuditLog } from '../../audit/audit-log.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import { AppConfig } from '../../config/app-config.js';
import { BackgroundWork } from '../../database/background-work.js';
import { isDatabaseUnavailable } from '../../database/errors/database-errors.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import { SubmissionKinds } from '../record/submission-kinds.js';
import { SubmissionEraser } from './submission-eraser.js';

/** How often a process looks for records whose period has passed, in milliseconds. */
const INTERVAL_MS = 3_600_000;
/** An office in whose log nothing has been written for so long, in milliseconds, has closed, or its clock is wrong. */
const QUIET_MS = 31 * 24 * 3_600_000;

/**
 * Erases what is settled and has not been touched for as long as the operator has configured for its kind (`RETENTION_…`).
 * Kinds without a period are kept until somebody erases them, and what a law asks for is kept whatever the period.
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
    this.background.repeat(() => this.eraseExpired(), INTERVAL_MS, 'records could not be erased in time');
  }

  /** A run may go on for long; what is left of it is for the next start. */
  onModuleDestroy(): void {
    this.isStopped = true;
  }

  /** Several processes may do it at once: each record is erased by one of them. */
  async eraseExpired(now = steadyNow()): Promise<void> {
    // An erasure cannot be taken back: a clock that is years ahead must not begin one.
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
          // One that fails does not keep the others; what was begun is repeated by the relay.
          this.logger.warn('a record could not be erased in time', { err });
        }
      }
    }
  }
}

/** Now, also when the clock has been put ahead since the process started. */
function steadyNow(): Date {
  return new Date(Math.min(Date.now(), performance.timeOrigin + performance.now()));
}

/** The same day so many months earlier, or the last one of a shorter month. */
function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
