import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.js';
import { AppLogger } from '../common/logging/app-logger.js';
import { SingleFlight } from '../common/single-flight.js';
import { BackgroundWork } from '../database/background-work.js';
import { isDatabaseUnavailable } from '../database/errors/database-errors.js';
import { Outbox } from '../mail/outbox/outbox.js';
import { effectRetryDelay, failureName, MAX_EFFECT_ATTEMPTS } from './effect-retry.js';
import type { EffectSource } from './effect-source.js';
import { auditEventOf } from './effects.js';
import type { EffectRecord, PendingEffect } from './pending-effect.js';

/** How often records are looked through for effects that are due, in milliseconds. */
const SWEEP_MS = 2_000;
/** Records looked at in one go, and how often a sweep goes on when there are more of one source. */
const BATCH = { records: 100, times: 10 };
/** Later than any effect is due that can be carried out. */
const AT_ONCE = new Date('9999-01-01T00:00:00Z');

/**
 * Carries out what records say is still to happen: mails into the outbox, entries into the audit log. Each step can be
 * repeated, so a crash anywhere repeats at most the step it interrupted: outbox and log take a key once. What fails is
 * tried again after growing pauses and keeps no other waiting; what fails for a day stays in its record as dead.
 */
@Injectable()
export class EffectsRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly sources: EffectSource[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private readonly flights = new SingleFlight();
  private timer?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly background: BackgroundWork,
    private readonly logger: AppLogger,
  ) {}

  /** Call once for each collection whose documents can have pending effects, while the application is put together. */
  register<R extends EffectRecord>(source: EffectSource<R>): void {
    this.sources.push(source);
  }

  onApplicationBootstrap(): void {
    this.background.start(() => this.sweepLater(0));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await Promise.all(this.underWay);
  }

  /**
   * Carries out what is due in this record without keeping the caller waiting. The sweep repeats what fails; where background
   * work is done in another process, that one's sweep does all of it.
   *
   * @param stored the record as it was stored this moment, which then is not read again
   */
  dispatchNow<R extends EffectRecord>(source: EffectSource<R>, id: R['_id'], stored?: R): void {
    if (this.background.runsHere) this.track(this.process(source, id, stored));
  }

  /**
   * Carries out what is due in this record now; the sweep repeats what fails. Those who call at the same moment share one
   * run: on their own, all of them would write the same things.
   *
   * @throws the first failure, when everything else is done
   */
  process<R extends EffectRecord>(source: EffectSource<R>, id: R['_id'], stored?: R): Promise<void> {
    return this.flights.run(`${source.name} ${String(id)}`, async () => {
      const record = stored ?? (await source.store.findById(id));
      if (record !== null) await this.processNow(source, record);
    });
  }

  /**
   * Carries out all pending effects of this record, due or not, before it goes.
   * @throws the first failure, when everything else is done
   */
  finish<R extends EffectRecord>(source: EffectSource<R>, id: R['_id']): Promise<void> {
    return this.flights.run(`${source.name} ${String(id)} to its end`, async () => {
      const record = await source.store.findById(id);
      if (record !== null) await this.processNow(source, record, AT_ONCE);
    });
  }

  /** Carries out everything that is due now, of all sources. Rejects when the database is away. */
  async sweep(): Promise<void> {
    for (const source of this.sources) {
      for (let times = 0; times < BATCH.times && !this.stopped; times += 1) {
        const records = await source.store.findWithDueEffects(new Date(), BATCH.records);
        for (const { _id } of records) {
          await this.process(source, _id).catch((error: unknown) => {
            if (isDatabaseUnavailable(error)) throw error;
            this.logger.error('effects of a record could not be carried out', {
              source: source.name,
              err: error,
            });
          });
        }
        if (records.length < BATCH.records) break;
      }
    }
  }

  /** Records with effects that were given up. */
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
      .catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) this.logger.warn('effects wait for the database', { err: error });
        else this.logger.error('effects could not be carried out', { err: error });
      })
      .finally(() => this.underWay.delete(tracked));
    this.underWay.add(tracked);
  }

  /** @param by what is due until then */
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
      // It has to happen one day, so it is never given up.
      for (const effect of due) await this.noteFailure(source, record, effect, error, Infinity);
      throw error;
    }
    const failures: unknown[] = [];
    const done: string[] = [];
    // In one write for all: each rewrites the record's entries in its indexes.
    const drop = async () => {
      if (done.length > 0) await source.store.dropEffects(_id, done.splice(0));
    };
    for (const effect of due) {
      try {
        const keys = await this.execute(source, record, effect);
        done.push(...keys);
        if (effect.kind === 'release' && keys.length > 0) {
          await drop();
          // What was released is due in the record as it is now, not as it was read, and before what came later.
          const released = await source.store.findById(_id);
          // It became due after this run began.
          const now = new Date();
          if (released !== null) await this.processNow(source, released, by > now ? by : now);
          return;
        }
      } catch (error) {
        await this.noteFailure(source, record, effect, error, MAX_EFFECT_ATTEMPTS);
        failures.push(error);
      }
    }
    await drop();
    if (failures.length > 0) throw failures[0];
  }

  /** @returns the keys of what is done with by this, none when the effect was taken back or is done already */
  private async execute<R extends EffectRecord>(
    source: EffectSource<R>,
    record: R,
    effect: PendingEffect,
  ): Promise<string[]> {
    const { store } = source;
    switch (effect.kind) {
      case 'mail': {
        // One that could never be taken back is final from the beginning; the outbox takes its key once.
        if (effect.state !== 'taken' && !(await store.takeEffect(record._id, effect.key))) return [];
        const mail = source.composeMail?.(record, effect);
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

  /** An outage is no fault of the effect: that is tried again as soon as the database answers, and not counted. */
  private async noteFailure<R extends EffectRecord>(
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
    await store.noteFailure(_id, key, { attempts, lastError: failureName(error), dueAt });
    if (isDead) this.logger.error('effect given up', { source: name, key, kind, attempts, err: error });
  }
}
