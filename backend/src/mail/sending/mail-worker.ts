import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ConcurrencyLimit } from '../../common/concurrency-limit.js';
import { outsideRequests } from '../../common/http/request/request-context.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import { BackgroundWork } from '../../database/background-work.js';
import { DailyMailQuota } from '../daily-quota/daily-mail-quota.js';
import { type ClaimedMail, DELAYED_MS, LEASE_MS } from '../outbox/claimed-mail.js';
import { MailQueue } from '../outbox/mail-queue.js';
import { type MailSendingWorker, Outbox } from '../outbox/outbox.js';
import {
  failureCode,
  isExpired,
  isFinal,
  isRefusal,
  MAX_MAIL_ATTEMPTS,
  mailRetryDelay,
} from './mail-retry.js';
import { MailSender } from './mail-sender.js';

/** Polling interval of the outbox when nothing is enqueued here, in ms. */
const POLL_MS = 2_000;
/** Mails that the mail server gets at the same time. */
const MAX_CONCURRENT_MAILS = 4;
/** Mails that this process claims; those that are enqueued while it claims others come on top. */
const MAX_CLAIMED_MAILS = 16;
/** Time for mails being sent to finish when the process stops, in ms. */
const FINISH_MS = 3_000;
/** A mail held back by its recipient's quota for this long is given up, in ms; one sent again counts as new. */
const MAX_HELD_MS = 3 * 24 * 60 * 60_000;

/** Sends due mails of the outbox. Any number of processes may run a worker. */
@Injectable()
export class MailWorker implements MailSendingWorker, OnApplicationBootstrap, OnModuleDestroy {
  private readonly inFlight = new Set<Promise<void>>();
  private readonly sending = new ConcurrencyLimit(MAX_CONCURRENT_MAILS);
  /** Claimed mails whose turn has not come. */
  private readonly waiting = new Set<ClaimedMail>();
  /** Capacity reserved for mails that are being enqueued. */
  private reserved = 0;
  private timer?: NodeJS.Timeout;
  private stopped = false;
  private polling = false;
  /** The last poll; never rejects. */
  private poll = Promise.resolve();
  /** There may be due mails that nobody has claimed. */
  private pollAgain = false;
  private unreachable = false;

  constructor(
    private readonly queue: MailQueue,
    private readonly quota: DailyMailQuota,
    private readonly sender: MailSender,
    private readonly background: BackgroundWork,
    private readonly logger: AppLogger,
    private readonly outbox: Outbox,
  ) {}

  onApplicationBootstrap(): void {
    this.background.start(() => {
      if (this.stopped) return;
      this.outbox.registerWorker(this);
      this.timer = setInterval(() => this.wake(), POLL_MS).unref();
      this.wake();
    });
  }

  /**
   * Stops claiming mails, returns those that wait or are just being claimed, and waits for those being sent; one that
   * takes longer is repeated after its lease.
   */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FINISH_MS);
    });
    const returned = [...this.waiting].map((mail) => this.queue.release(mail));
    await Promise.race([Promise.allSettled([...returned, ...this.inFlight, this.poll]), tooLong]);
    clearTimeout(timer);
  }

  /** Looks for due mails now. */
  wake(): void {
    this.pollAgain = true;
    // Not one by one: claiming many takes as many calls as claiming one.
    if (this.polling || this.stopped || this.capacity() < MAX_CLAIMED_MAILS / 2) return;
    this.polling = true;
    this.poll = outsideRequests(() => this.claimDueMails()).then(
      () => {
        this.polling = false;
        this.unreachable = false;
        if (this.pollAgain) this.wake();
      },
      (thrown: unknown) => {
        this.polling = false;
        // Once per outage; the next poll tries again.
        if (!this.unreachable) this.logger.warn('outbox could not be read, will be retried', { err: thrown });
        this.unreachable = true;
      },
    );
  }

  reserve(): string | undefined {
    // Older mails first: otherwise new ones would take every slot that becomes free.
    if (this.stopped || this.pollAgain || !this.hasCapacity()) return undefined;
    this.reserved += 1;
    return randomUUID();
  }

  releaseReservation(): void {
    this.reserved -= 1;
  }

  async sendReserved(mail: ClaimedMail): Promise<void> {
    this.reserved -= 1;
    if (this.stopped) await this.queue.release(mail);
    else this.start(mail);
  }

  private hasCapacity(): boolean {
    return this.capacity() > 0;
  }

  private capacity(): number {
    return MAX_CLAIMED_MAILS - this.inFlight.size - this.reserved;
  }

  private async claimDueMails(): Promise<void> {
    this.pollAgain = false;
    while (!this.stopped && this.hasCapacity()) {
      const { mails, hasMore } = await this.queue.claim(new Date(), this.capacity());
      if (this.stopped) {
        await Promise.all(mails.map((mail) => this.queue.release(mail)));
        return;
      }
      for (const mail of mails) this.start(mail);
      if (!hasMore) return;
    }
    this.pollAgain = true;
  }

  private start(mail: ClaimedMail): void {
    const delivery = this.deliver(mail)
      .catch((thrown: unknown) =>
        this.logger.warn(
          'outcome of a mail could not be stored, the mail is processed again after its lease',
          { err: thrown },
        ),
      )
      .finally(() => {
        this.inFlight.delete(delivery);
        if (this.pollAgain) this.wake();
      });
    this.inFlight.add(delivery);
  }

  private async deliver(claimed: ClaimedMail): Promise<void> {
    const mail = await this.prepare(claimed);
    if (!mail) return;
    const freeAt = await this.quota.reserve(mail, new Date());
    if (freeAt) {
      await this.beyondDailyLimit(mail, freeAt);
      return;
    }
    if (this.stopped) {
      // Mails that hang may have taken all turns, and this one was not among those that are returned at the stop.
      await this.queue.release(mail);
      return;
    }
    const preparedAt = Date.now();
    const renewal = setInterval(() => {
      this.queue.renew(mail).catch(() => undefined);
    }, LEASE_MS / 3).unref();
    let isSent = false;
    try {
      this.waiting.add(mail);
      isSent = await this.sending.run(() => this.send(mail, preparedAt));
    } finally {
      clearInterval(renewal);
    }
    if (isSent) await this.queue.markSent(mail);
  }

  /** Sends a mail whose turn has come. False when it was not sent, and what becomes of it is stored. */
  private async send(prepared: ClaimedMail, preparedAt: number): Promise<boolean> {
    this.waiting.delete(prepared);
    if (this.stopped) {
      await this.queue.release(prepared);
      return false;
    }
    const mail = Date.now() - preparedAt > DELAYED_MS ? await this.prepareAgain(prepared) : prepared;
    if (!mail) return false;
    try {
      await this.sender.send(mail);
      return true;
    } catch (error) {
      await this.failed(mail, error);
      return false;
    }
  }

  /** For a mail that waited: undefined also when it was erased, or its lease was lost to another worker. */
  private async prepareAgain(mail: ClaimedMail): Promise<ClaimedMail | undefined> {
    return (await this.queue.renew(mail)) ? this.prepare(mail) : undefined;
  }

  /** The mail as it is to be sent now; undefined when it is not sent any more. */
  private async prepare(mail: ClaimedMail): Promise<ClaimedMail | undefined> {
    if (mail.to === undefined) {
      await this.queue.deadLetter(mail, 'ERASED');
      return undefined;
    }
    if (isExpired(mail, new Date())) {
      await this.giveUp(mail, mail.lastError ?? 'EXPIRED');
      return undefined;
    }
    if (mail.tries > MAX_MAIL_ATTEMPTS) {
      await this.giveUp(mail, 'WORKER_DIED');
      return undefined;
    }
    if (!wasDelayed(mail)) return mail;
    if (await this.queue.isOutdated(mail)) {
      this.logger.warn('mail not sent: superseded by a later mail about the same record', { key: mail.key });
      await this.queue.drop(mail, 'OUTDATED');
      return undefined;
    }
    const current = await this.outbox.updateDelayed(mail);
    if (current) return current;
    this.logger.warn('mail not sent: what it is about or its recipient has changed since', { key: mail.key });
    await this.queue.drop(mail, 'OUTDATED');
    return undefined;
  }

  private async beyondDailyLimit(mail: ClaimedMail, freeAt: Date): Promise<void> {
    const { key, template, sentAgain = 0 } = mail;
    const waitsSince = mail.sentAgainAt ?? mail.createdAt;
    // A mail that somebody sent again must not disappear silently.
    if (mail.waitsForNextDay === false && sentAgain === 0) {
      this.logger.warn('mail not sent: its recipient has reached the daily limit', {
        key,
        template,
      });
      await this.queue.drop(mail, 'DAILY_LIMIT');
    } else if (Date.now() - waitsSince.getTime() > MAX_HELD_MS) {
      await this.giveUp(mail, 'DAILY_LIMIT');
    } else {
      this.logger.info('mail deferred: its recipient has reached the daily limit', { key, template });
      await this.queue.hold(mail, freeAt);
    }
  }

  private async failed(mail: ClaimedMail, error: unknown): Promise<void> {
    const code = failureCode(error);
    const refusals = (mail.refusals ?? 0) + (isRefusal(error) ? 1 : 0);
    if (isFinal(mail.tries, refusals)) {
      await this.giveUp(mail, code);
      return;
    }
    this.logger.warn('mail not sent, will be retried', { key: mail.key, tries: mail.tries, code });
    await this.queue.postpone(mail, mailRetryDelay(mail.tries), { lastError: code, refusals });
  }

  private async giveUp(mail: ClaimedMail, code: string): Promise<void> {
    this.logger.error('mail given up', { key: mail.key, tries: mail.tries, code });
    await this.outbox.announceDeadLetter(mail);
    await this.queue.deadLetter(mail, code);
  }
}

/** Whether the mail may be outdated. */
function wasDelayed({ tries, lastError, createdAt }: ClaimedMail): boolean {
  return tries > 1 || lastError !== undefined || Date.now() - createdAt.getTime() > DELAYED_MS;
}
