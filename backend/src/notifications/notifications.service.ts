import { Injectable } from '@nestjs/common';
import { type NotifiedAccount, NotifiedAccounts } from '../admin/notified-accounts.js';
import type { ChainedEntry } from '../audit/audit-chain.js';
import { AuditLog } from '../audit/audit-log.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { AppError, fieldError } from '../common/errors/app-error.js';
import { SubmissionKinds } from '../submissions/record/submission-kinds.js';
import type { NotificationsView } from './dto/notification.view.js';
import { NotificationRules } from './notification-rules.js';
import { NotificationViews } from './notification-views.js';

/** Maximum number of notifications. */
export const MAX_SHOWN = 30;
/** Maximum number of log entries searched for them; older ones are in the lists and the log. */
const MAX_SEARCHED = 5_000;
/** Entries per batch: more than are shown, since some are for others only. */
const BATCH = 60;

export const NO_SUCH_POSITION = 'There is no such entry yet.';

/** The notifications of an account: a view of the audit log, in its order. */
@Injectable()
export class NotificationsService {
  private knownRules?: NotificationRules;

  constructor(
    private readonly accounts: NotifiedAccounts,
    private readonly audit: AuditLog,
    private readonly kinds: SubmissionKinds,
    private readonly views: NotificationViews,
  ) {}

  /** The rules for all kinds of records. */
  get rules(): NotificationRules {
    this.knownRules ??= new NotificationRules(
      this.kinds.all().map(({ subject, auditPrefix, readPermission, rules }) => ({
        subject,
        auditPrefix,
        readPermission,
        hasDecisions: rules.onlyMarks !== true,
      })),
    );
    return this.knownRules;
  }

  /** What others did that this account may see and wants to be notified of, newest first, and the number of unread. */
  async list(caller: CallerIdentity): Promise<NotificationsView> {
    const account = await this.account(caller);
    // Read before the entries: the stream repeats what comes in between, and clients recognise it by position.
    const position = await this.audit.lastPosition();
    const entries = await this.newestFor(account, position);
    return {
      entries: await this.views.of(entries),
      unread: entries.filter((entry) => entry.position > account.readTo).length,
      readTo: account.readTo,
      position,
    };
  }

  /**
   * Stores how far an account has read; a lower position than before changes nothing.
   * @returns the resulting position
   * @throws AppError VALIDATION_FAILED for a position that the log does not have
   */
  async markRead(caller: CallerIdentity, upTo: number): Promise<number> {
    if (upTo > (await this.audit.lastPosition())) throw fieldError('upTo', NO_SUCH_POSITION);
    await this.accounts.markRead(caller.adminId, upTo);
    return (await this.account(caller)).readTo;
  }

  private async newestFor(account: NotifiedAccount, end: number): Promise<ChainedEntry[]> {
    const found: ChainedEntry[] = [];
    const actions = this.rules.actionsFor(account);
    if (actions.length === 0) return found;
    for await (const entry of this.audit.newestOf(actions, end - MAX_SEARCHED, BATCH)) {
      if (entry.position <= end && this.rules.isNotified(account, entry)) found.push(entry);
      if (found.length === MAX_SHOWN) break;
    }
    return found;
  }

  private async account({ adminId }: CallerIdentity): Promise<NotifiedAccount> {
    const account = await this.accounts.find(adminId);
    if (!account) throw new AppError('UNAUTHENTICATED');
    return account;
  }
}
