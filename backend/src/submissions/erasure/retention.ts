import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppConfig } from '../../config/app-config.js';
import { BackgroundWork } from '../../database/background-work.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import { SubmissionKinds } from '../record/submission-kinds.js';
import { SubmissionEraser } from './submission-eraser.js';

/** How often a process looks for records whose period has passed, in milliseconds. */
const INTERVAL_MS = 6 * 3_600_000;

/**
 * Erases what is settled and has not been touched for as long as the operator has configured for its kind (`RETENTION_…`).
 * Kinds without a period are kept until somebody erases them, and what a law asks for is kept whatever the period.
 */
@Injectable()
export class Retention implements OnApplicationBootstrap {
  constructor(
    private readonly config: AppConfig,
    private readonly kinds: SubmissionKinds,
    private readonly eraser: SubmissionEraser,
    private readonly background: BackgroundWork,
  ) {}

  onApplicationBootstrap(): void {
    const isConfigured = Object.values(this.config.retentionMonths).some((months) => months > 0);
    if (!isConfigured) return;
    this.background.repeat(() => this.erasePassed(), INTERVAL_MS, 'records could not be erased in time');
  }

  /** Several processes may do it at once: each record is erased by one of them. */
  async erasePassed(now = new Date()): Promise<void> {
    for (const kind of this.kinds.all()) {
      const months = this.config.retentionMonths[kind.subject] ?? 0;
      if (months > 0) await this.erasePassedOf(kind, monthsBefore(now, months));
    }
  }

  private async erasePassedOf(kind: SubmissionKind, before: Date): Promise<void> {
    for (const status of kind.rules.settled) {
      for await (const record of kind.store.findOfStatus(status, before, kind.legalHold)) {
        if (kind.lastActivity(record) < before) await this.eraser.eraseSettled(kind, record);
      }
    }
  }
}

/** The same day so many months earlier, or the last one of a shorter month. */
function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(now.getUTCMonth() - months);
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}
