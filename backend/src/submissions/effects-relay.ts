import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Types } from 'mongoose';
import { AuditLog } from '../audit/audit-log.js';
import { AppLogger } from '../common/logging/app-logger.js';
import { isDatabaseAway } from '../database/database-errors.js';
import { DocumentStore } from '../documents/store/document-store.js';
import { Outbox } from '../mail/outbox.js';
import { auditEventOf, mailKeysOf } from './effects.js';
import type { SubmissionKind } from './submission-kind.js';
import { SubmissionKinds } from './submission-kinds.js';
import type { PendingEffect, SubmissionRecord } from './submission-record.js';

/** How often records are looked through for effects that are due, in milliseconds. */
const SWEEP_MS = 2_000;
/** Records looked at in one go. */
const BATCH = 100;

/**
 * Carries out what records say is still to happen: mails into the outbox, entries into the audit log. Each step can be
 * repeated, so a crash anywhere repeats at most the step it interrupted: outbox and log take a key once.
 */
@Injectable()
export class EffectsRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly underWay = new Set<Promise<void>>();
  private timer?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly kinds: SubmissionKinds,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly documents: DocumentStore,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.sweepLater(0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.all(this.underWay);
  }

  /** Carries out what is due in this record without keeping the caller waiting. The sweep repeats what fails. */
  hurry<R extends SubmissionRecord>(kind: SubmissionKind<R>, id: Types.ObjectId): void {
    this.track(this.carryOutNow(kind, id));
  }

  /** Carries out what is due in this record now. What fails is repeated by the sweep. */
  async carryOutNow<R extends SubmissionRecord>(kind: SubmissionKind<R>, id: Types.ObjectId): Promise<void> {
    const record = await kind.store.findById(id);
    if (record !== null) await this.settle(kind, record);
  }

  /** Carries out everything that is due now, of all kinds. Rejects when the database is away. */
  async sweep(): Promise<void> {
    for (const kind of this.kinds.all()) {
      const records = await kind.store.findWithDueEffects(new Date(), BATCH);
      for (const record of records) {
        // One record that cannot be settled must not keep those after it waiting.
        await this.settle(kind, record).catch((error: unknown) => {
          if (isDatabaseAway(error)) throw error;
          this.logger.error('effects of a record could not be carried out', { err: error });
        });
      }
    }
  }

  private sweepLater(pause: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      const sweep = this.sweep();
      this.track(sweep);
      sweep.catch(() => undefined).finally(() => this.sweepLater(SWEEP_MS));
    }, pause);
    this.timer.unref();
  }

  private track(work: Promise<void>): void {
    const tracked = work
      .catch((error: unknown) => {
        if (isDatabaseAway(error)) this.logger.warn('effects wait for the database', { err: error });
        else this.logger.error('effects could not be carried out', { err: error });
      })
      .finally(() => this.underWay.delete(tracked));
    this.underWay.add(tracked);
  }

  private async settle<R extends SubmissionRecord>(kind: SubmissionKind<R>, record: R): Promise<void> {
    if (record.erasing) return this.erase(kind, record);
    const now = new Date();
    const due = record.pendingEffects.filter(({ state, dueAt }) => state !== 'held' && dueAt <= now);
    for (const effect of due) {
      const done = await this.carryOut(kind, record, effect);
      // What was released is due in the record as it is now, not as it was read, and before what came later.
      if (done && effect.kind === 'release') return this.carryOutNow(kind, record._id);
    }
  }

  /** False when the effect was taken back or is done. */
  private async carryOut<R extends SubmissionRecord>(
    kind: SubmissionKind<R>,
    record: R,
    effect: PendingEffect,
  ): Promise<boolean> {
    if (!(await kind.store.takeEffect(record._id, effect.key))) return false;
    const done = [effect.key];
    switch (effect.kind) {
      case 'mail': {
        const order = kind.composeMail(record, effect);
        if (order !== undefined) await this.outbox.enqueue(order);
        break;
      }
      case 'audit':
        await this.audit.record(auditEventOf(effect));
        break;
      case 'release':
        await kind.store.releaseHeldEffects(record._id, new Date());
        break;
      case 'withdraw':
        if (effect.withdraws !== undefined) done.push(effect.withdraws);
        break;
    }
    await kind.store.dropEffects(record._id, done);
    return true;
  }

  /**
   * Everything that was kept because of a record, and last the record, so that a crash leaves it to be found again. What
   * the audit log is still owed comes first: another relay that is about to write one of these entries finds it there
   * and brings back nothing of what is then taken out of them.
   */
  private async erase<R extends SubmissionRecord>(kind: SubmissionKind<R>, record: R): Promise<void> {
    for (const effect of record.pendingEffects) {
      if (effect.kind === 'audit') await this.audit.record(auditEventOf(effect));
    }
    if (record.document) await this.documents.remove(record.document.fileId);
    const id = record._id.toHexString();
    await this.outbox.erase([...mailKeysOf(record), ...(await this.outbox.keysBeginning(`${id}:`))]);
    await this.audit.forgetPerson(kind.subject, id);
    await kind.store.remove(record._id);
  }
}
