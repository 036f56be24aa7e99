import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { digestPeriod } from '../../admin/digest-period.js';
import { type NotifiedAccount, NotifiedAccounts } from '../../admin/notified-accounts.js';
import { EXACT_TOTAL } from '../../common/lists/list-headers.js';
import { BackgroundWork } from '../../database/background-work.js';
import { Outbox, UNCHANGED_MAIL } from '../../mail/outbox/outbox.js';
import type { DigestList, PendingCount } from '../../mail/templates/mail-template.js';
import { listIndex } from '../../submissions/record/store/list-indexes.js';
import type { SubmissionKind } from '../../submissions/record/submission-kind.js';
import { SubmissionKinds } from '../../submissions/record/submission-kinds.js';

/** How often a process checks whether a mail is due, in ms. */
const CHECK_INTERVAL_MS = 60_000;
/** Time limit for a count, in ms. */
const COUNT_MS = 5_000;

/** Sends a digest of pending records to whoever wants one, every morning or every Monday morning. */
@Injectable()
export class DigestSender implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly accounts: NotifiedAccounts,
    private readonly kinds: SubmissionKinds,
    private readonly outbox: Outbox,
    private readonly background: BackgroundWork,
  ) {}

  /** A digest that had to wait says what is pending when it is sent, and only to whom it would be sent then. */
  onModuleInit(): void {
    this.outbox.onDelayedMail(async ({ template, accountId, to }) => {
      if (template !== 'waiting-digest' || accountId === undefined) return UNCHANGED_MAIL;
      const account = await this.accounts.find(accountId);
      if (account === undefined || account.email !== to) return { obsolete: 'no-access' };
      const waiting = account.preferences.digest === 'off' ? [] : await this.pendingFor(account, new Map());
      return waiting.length > 0 ? { params: { waiting } } : { obsolete: 'changed' };
    });
  }

  onApplicationBootstrap(): void {
    this.background.repeat(() => this.sendDue(), CHECK_INTERVAL_MS, 'digest mails could not be created');
  }

  /**
   * Sends what is due. The key of a mail consists of account and period, and the outbox accepts a key once, so that
   * concurrent processes, or one interrupted before it recorded the period, send only one mail.
   */
  async sendDue(now = new Date()): Promise<void> {
    const counts = new Map<SubmissionKind, Promise<number>>();
    for (const digest of ['daily', 'weekly'] as const) {
      const period = digestPeriod(digest, now);
      for (const account of await this.accounts.findDigestDue(digest, period)) {
        await this.send(account, period, counts);
        await this.accounts.endDigest(account.adminId, period);
      }
    }
  }

  private async send(
    account: NotifiedAccount,
    period: string,
    counts: Map<SubmissionKind, Promise<number>>,
  ): Promise<void> {
    const waiting = await this.pendingFor(account, counts);
    if (waiting.length === 0) return;
    const { adminId, email, locale } = account;
    await this.outbox.enqueue({
      key: `digest:${adminId}:${period}`,
      to: email,
      accountId: adminId,
      verified: true,
      locale,
      template: 'waiting-digest',
      params: { waiting },
    });
  }

  /**
   * How many records are pending in each list that the account may read, without empty lists.
   * @param counts kinds that were already counted for others
   */
  private async pendingFor(
    { permissions }: NotifiedAccount,
    counts: Map<SubmissionKind, Promise<number>>,
  ): Promise<PendingCount[]> {
    const pending: PendingCount[] = [];
    for (const kind of this.kinds.all()) {
      if (!(permissions as readonly string[]).includes(kind.readPermission)) continue;
      const counted = counts.get(kind) ?? countPending(kind);
      counts.set(kind, counted);
      const count = await counted;
      if (count > 0) pending.push({ list: kind.consolePath as DigestList, count });
    }
    return pending;
  }
}

/** Counts up to the limit of lists; 0 for a kind without pending records. */
async function countPending({ store, rules }: SubmissionKind): Promise<number> {
  if (rules.pendingStatus === undefined) return 0;
  return store.countUpTo({ status: rules.pendingStatus, erasing: { $ne: true } }, EXACT_TOTAL, {
    hint: listIndex('newest', 'status'),
    maxTimeMS: COUNT_MS,
  });
}
