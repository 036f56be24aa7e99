import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import { AppLogger } from '../common/logging/app-logger.js';
import { Rounds } from '../common/rounds.js';
import { SingleFlight } from '../common/single-flight.js';
import { BackgroundWork } from '../database/background-work.js';
import { isDatabaseUnavailable } from '../database/errors/database-errors.js';
import { Outbox, type OutgoingMail } from '../mail/outbox/outbox.js';
import { effectRetryDelay, failureName, MAX_EFFECT_ATTEMPTS } from './effect-retry.js';
import type { EffectSource } from './effect-source.js';
import { auditEventOf, isLate } from './effects.js';
import type { EffectRecord, MailEffect, PendingEffect } from './pending-effect.js';

/** Interval between searches for due effects, in ms. */
const SWEEP_MS = 2_000;
/** After this long, in ms, the next round of dispatches begins, whether the current one has ended or not. */
const ROUND_MS = 1_000;
/** Records per batch, and the maximum number of batches per source in a sweep. */
const BATCH = { records: 100, times: 10 };
/** Later than any due date. */
const ANY_DUE_DATE = new Date('9999-01-01T00:00:00Z');

/**
 * Executes the pending effects of records: mails into the outbox, entries into the audit log. Each step can be
 * repeated, so a crash repeats at most the interrupted step: outbox and log accept a key once. A failed effect is
 * retried after growing delays and does not block others; after about a day it stays in its record as dead.
 */
@Injectable()
export class EffectsRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sources: EffectSource[] = [];
  private readonly inFlight = new Set<Promise<void>>();
  private readonly flights = new SingleFlight();
  private readonly rounds = new Rounds(ROUND_MS);
  private timer?: NodeJS.Timeout;
  private stopped = false;
  private waitsForDatabase = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly background: BackgroundWork,
    private readonly logger: AppLogger,
  ) {}

  /**
   * Call once for each collection whose documents can have pending effects, while the application is being created.
   */
  register<R extends EffectRecord>(source: EffectSource<R>): void {
    this.sources.push(source);
  }

  onApplicationBootstrap(): void {
    this.background.start(() => this.sweepLater(0));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.all(this.inFlight);
  }

  /**
   * Executes the due effects of this record without making the caller wait. Records that arrive while the effects of
   * others are being executed follow together, so that their writes share calls. The sweep repeats failures; if
   * another process does background work, its sweep does everything.
   * @param stored the record as just stored, which saves reading it again, unless it has to wait longer than a round
   */
  dispatchNow<R extends EffectRecord>(source: EffectSource<R>, id: R['_id'], stored?: R): void {
    if (!this.background.runsHere) return;
    const calledAt = performance.now();
    const record = () => (performance.now() - calledAt < ROUND_MS ? stored : undefined);
    this.track(this.rounds.run(() => this.process(source, id, record())));
  }

  /**
   * Executes the due effects of this record now; the sweep repeats failures. Concurrent callers share one run, since
   * separate ones would write the same things.
   * @throws the first failure, when everything else is done
   */
  process<R extends EffectRecord>(source: EffectSource<R>, id: R['_id'], stored?: R): Promise<void> {
    let hasWaited = false;
    const run = this.flights.run(`${source.name} ${String(id)}`, async () => {
      // Callers who came meanwhile share a run that had to wait, and the stored record lacks their effects.
      const record = (hasWaited ? undefined : stored) ?? (await source.store.findById(id));
      if (record !== null) await this.processNow(source, record);
    });
    hasWaited = true;
    return run;
  }

  /**
   * Executes all pending effects of this record, due or not, before it is deleted.
   * @throws the first failure, when everything else is done
   */
  finish<R extends EffectRecord>(source: EffectSource<R>, id: R['_id']): Promise<void> {
    return this.flights.run(`${source.name} ${String(id)} to its end`, async () => {
      const record = await source.store.findById(id);
      if (record !== null) await this.processNow(source, record, ANY_DUE_DATE);
    });
  }

  /** Executes all due effects of all sources. Rejects when the database is unavailable. */
  async sweep(): Promise<void> {
    for (const source of this.sources) {
      for (let times = 0; times < BATCH.times && !this.stopped; times += 1) {
        const records = await source.store.findWithDueEffects(new Date(), BATCH.records);
        for (const { _id } of records) {
          await this.process(source, _id).catch((error: unknown) => {
            if (isDatabaseUnavailable(error)) throw error;
            this.logger.error('effects of a record could not be executed', {
              source: source.name,
              err: error,
            });
          });
        }
        if (records.length < BATCH.records) break;
      }
    }
  }

  /** Number of records with dead effects. */
  async countDead(): Promise<number> {
    const counts = await Promise.all(this.sources.map(({ store }) => store.countDead()));
    return counts.reduce((sum, count) => sum + count, 0);
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
      .then(
        () => {
          this.waitsForDatabase = false;
        },
        (error: unknown) => this.logFailure(error),
      )
      .finally(() => this.inFlight.delete(tracked));
    this.inFlight.add(tracked);
  }

  private logFailure(error: unknown): void {
    const isOutage = isDatabaseUnavailable(error);
    if (!isOutage) this.logger.error('effects could not be executed', { err: error });
    // Once per outage; the next sweep tries again.
    else if (!this.waitsForDatabase) this.logger.warn('effects wait for the database', { err: error });
    this.waitsForDatabase = isOutage;
  }

  /** @param by effects due until then are executed */
  private async processNow<R extends EffectRecord>(
    source: EffectSource<R>,
    record: R,
    by = new Date(),
  ): Promise<void> {
    const { _id } = record;
    const due = (record.pendingEffects ?? []).filter(
      ({ state, dueAt }) => state !== 'held' && state !== 'dead' && dueAt <= by,
    );
    try {
      if (source.prepare && !(await source.prepare(record))) return;
    } catch (error) {
      // Preparing must succeed eventually, so it is never given up.
      for (const effect of due) await this.recordFailure(source, record, effect, error, Infinity);
      throw error;
    }
    const failures: unknown[] = [];
    const done: string[] = [];
    // One write for all, since each rewrites the index entries of the record.
    const drop = async () => {
      if (done.length > 0) await source.store.dropEffects(_id, done.splice(0));
    };
    for (const effect of due) {
      try {
        const keys = await this.execute(source, record, effect);
        done.push(...keys);
        if (effect.kind === 'release' && keys.length > 0) {
          await drop();
          // Released effects are due in the record as it is now, not as it was read, and before later ones.
          const released = await source.store.findById(_id);
          // It became due after this run started.
          const now = new Date();
          if (released !== null) await this.processNow(source, released, by > now ? by : now);
          return;
        }
      } catch (error) {
        await this.recordFailure(source, record, effect, error, MAX_EFFECT_ATTEMPTS);
        failures.push(error);
      }
    }
    await drop();
    if (failures.length > 0) throw failures[0];
  }

  /** @returns the keys of the effects finished by this; none when the effect was withdrawn or is already done */
  private async execute<R extends EffectRecord>(
    source: EffectSource<R>,
    record: R,
    effect: PendingEffect,
  ): Promise<string[]> {
    const { store } = source;
    switch (effect.kind) {
      case 'mail': {
        // An effect that can never be withdrawn is final from the start; the outbox accepts its key once.
        if (effect.state !== 'taken' && !(await store.takeEffect(record._id, effect.key))) return [];
        const mail = await this.composeMail(source, record, effect);
        if (mail !== undefined) await this.outbox.enqueue(mail);
        break;
      }
      case 'release':
        if (!(await store.takeEffect(record._id, effect.key))) return [];
        await store.releaseHeldEffects(record._id, new Date());
        break;
      case 'audit':
        await this.audit.record(auditEventOf(effect));
        break;
      case 'withdraw':
        return [effect.key, effect.withdraws];
    }
    return [effect.key];
  }

  /** Undefined for a mail that is not sent; one that is late may not hold any more. */
  private async composeMail<R extends EffectRecord>(
    source: EffectSource<R>,
    record: R,
    effect: MailEffect,
  ): Promise<OutgoingMail | undefined> {
    const mail = source.composeMail?.(record, effect);
    if (mail === undefined || !isLate(effect)) return mail;
    const current = await this.outbox.updateDelayed(mail);
    if (!current)
      this.logger.warn('late mail not sent: what it is about or its recipient has changed since', {
        key: mail.key,
      });
    return current;
  }

  /** An outage is not the effect's fault: it is retried as soon as the database answers, and not counted. */
  private async recordFailure<R extends EffectRecord>(
    { name, store }: EffectSource<R>,
    { _id }: R,
    { key, kind, attempts: before = 0 }: PendingEffect,
    error: unknown,
    maxAttempts: number,
  ): Promise<void> {
    if (isDatabaseUnavailable(error)) throw error;
    const attempts = before + 1;
    const isDead = attempts >= maxAttempts;
    const dueAt = isDead ? 'never' : new Date(Date.now() + effectRetryDelay(attempts));
    await store.recordFailure(_id, key, { attempts, lastError: failureName(error), dueAt });
    if (isDead) this.logger.error('effect given up', { source: name, key, kind, attempts, err: error });
  }
}
