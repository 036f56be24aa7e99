import { Injectable, type MessageEvent, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Observable } from 'rxjs';
import { type NotifiedAccount, NotifiedAccounts } from '../../admin/notified-accounts.js';
import type { ChainedEntry } from '../../audit/audit-chain.js';
import { AuditLog } from '../../audit/audit-log.js';
import type { CallerIdentity } from '../../common/access/caller.js';
import { AppError } from '../../common/errors/app-error.js';
import { OpenStreams } from '../../common/http/response/open-streams.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import { Tally } from '../../common/tally.js';
import { ChangePoll } from '../../database/change-poll.js';
import { rateLimited } from '../../rate-limit/rate-limiter.js';
import { NotificationViews } from '../notification-views.js';
import { NotificationsService } from '../notifications.service.js';
import { NotificationListener } from './notification-listener.js';

/** Polling interval for what other processes wrote, in ms. */
const POLL_MS = 1_000;
/** Delay before polling after a local write, in ms; concurrent writes share a poll. */
const SOON_MS = 20;
/** Entries per batch. A client that missed more has to reload the list. */
const BATCH = 200;
/** Streams per account and process: several devices, and tabs that cannot share one. */
export const MAX_PER_ACCOUNT = 12;
/** Seconds after which a refused client may try again. */
const RETRY_SECONDS = 30;

/**
 * The notification streams of this process. FerretDB has no change streams, so the database is polled: the same few
 * queries for all streams, and none while nobody listens. An entry of the audit log is stored before the next one can
 * be, so continuing from position to position misses none.
 */
@Injectable()
export class NotificationStreams implements OnModuleInit, OnModuleDestroy {
  private readonly listeners = new Set<NotificationListener>();
  private readonly perAccount = new Tally();
  private readonly poll = new ChangePoll({
    poll: () => this.readChanges(),
    isNeeded: () => this.listeners.size > 0,
    onOutage: (err) => this.logger.warn('notifications wait for the database', { err }),
    onRecovery: () => {
      for (const listener of this.listeners) listener.recover();
    },
    pauseMs: { usual: POLL_MS, soon: SOON_MS, outage: POLL_MS },
  });

  constructor(
    private readonly notifications: NotificationsService,
    private readonly accounts: NotifiedAccounts,
    private readonly audit: AuditLog,
    private readonly views: NotificationViews,
    private readonly streams: OpenStreams,
    private readonly logger: AppLogger,
  ) {}

  onModuleInit(): void {
    this.audit.onRecorded(() => this.pollSoon());
  }

  async onModuleDestroy(): Promise<void> {
    await this.poll.stop();
  }

  /**
   * What is new to the caller from now on, or from the position it already has, until its session ends or the server
   * stops.
   * @throws AppError RATE_LIMITED when the account has too many streams here; UNAUTHENTICATED when it is gone
   */
  async open(caller: CallerIdentity, known?: number): Promise<Observable<MessageEvent>> {
    if (this.perAccount.of(caller.adminId) >= MAX_PER_ACCOUNT) throw rateLimited(RETRY_SECONDS);
    const [account, end] = await Promise.all([this.accounts.find(caller.adminId), this.audit.lastPosition()]);
    if (!account) throw new AppError('UNAUTHENTICATED');
    const events = new Observable<MessageEvent>((subscriber) => {
      // A concurrent call may have opened the last one.
      if (this.perAccount.of(caller.adminId) >= MAX_PER_ACCOUNT) {
        subscriber.complete();
        return;
      }
      this.perAccount.add(caller.adminId, 1);
      const position = known ?? end;
      const listener = new NotificationListener(
        caller.sessionId,
        account,
        position,
        subscriber,
        this.notifications.rules,
      );
      listener.begin();
      // A position beyond the end of the log comes from an earlier database.
      if (position > end) listener.reset(end);
      void this.join(listener, () => subscriber.closed).catch(() => subscriber.complete());
      return () => {
        this.perAccount.add(caller.adminId, -1);
        this.listeners.delete(listener);
      };
    });
    return this.streams.withHeartbeat(events);
  }

  /** Something was written by this process, so poll soon. */
  pollSoon(): void {
    this.poll.pollSoon();
  }

  /** Sends a listener what it has missed, and adds it to those that get new entries. */
  private async join(listener: NotificationListener, isGone: () => boolean): Promise<void> {
    const entries = await this.audit.entriesAfter(listener.sentUpTo, BATCH + 1);
    if (entries.length > BATCH) listener.reset(await this.audit.lastPosition());
    else await this.send([listener], entries);
    if (isGone()) return;
    this.listeners.add(listener);
    this.pollSoon();
  }

  private async readChanges(): Promise<void> {
    await this.checkListeners();
    await this.readEntries();
  }

  /**
   * Ends the streams whose sessions have ended or need a second factor first, before anything else is sent.
   */
  private async checkListeners(): Promise<void> {
    const listeners = [...this.listeners];
    const accounts: Map<string, NotifiedAccount> = await this.accounts.findBySessions(listeners);
    for (const listener of listeners) {
      const account = accounts.get(listener.sessionId);
      if (account) listener.update(account);
      else listener.end();
    }
  }

  /** Reads from the oldest position of all listeners; each takes what is new to it. */
  private async readEntries(): Promise<void> {
    let entries: ChainedEntry[];
    do {
      const listeners = [...this.listeners];
      if (listeners.length === 0) return;
      entries = await this.audit.entriesAfter(Math.min(...listeners.map(({ sentUpTo }) => sentUpTo)), BATCH);
      await this.send(listeners, entries);
    } while (entries.length === BATCH);
  }

  private async send(
    listeners: readonly NotificationListener[],
    entries: readonly ChainedEntry[],
  ): Promise<void> {
    const relevant = entries.filter((entry) => listeners.some((listener) => listener.receives(entry)));
    const lines = await this.views.of(relevant);
    const views = new Map(lines.map((line) => [line.position, line]));
    for (const listener of listeners) listener.send({ entries, views });
  }
}
