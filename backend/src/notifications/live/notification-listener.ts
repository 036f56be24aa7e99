import type { MessageEvent } from '@nestjs/common';
import type { NotifiedAccount } from '../../admin/notified-accounts.js';
import type { ChainedEntry } from '../../audit/audit-chain.js';
import type { NotificationView } from '../dto/notification.view.js';
import type { NotificationRules } from '../notification-rules.js';

/** New entries, prepared once for all listeners. */
export interface NotificationBatch {
  entries: readonly ChainedEntry[];
  /** Views by position, for all entries that anybody here may see. */
  views: ReadonlyMap<number, NotificationView>;
}

/** A stream of notifications: its account, and what it has received. */
export class NotificationListener {
  /** @param sentUpTo position in the audit log up to which the client has everything */
  constructor(
    readonly sessionId: string,
    private account: NotifiedAccount,
    public sentUpTo: number,
    private readonly subscriber: { next(event: MessageEvent): void; complete(): void },
    private readonly rules: NotificationRules,
  ) {}

  get adminId(): string {
    return this.account.adminId;
  }

  /** Whether this entry is sent to the client as a notification. */
  receives(entry: ChainedEntry): boolean {
    return entry.position > this.sentUpTo && this.rules.isNotified(this.account, entry);
  }

  /** Sends the starting position once, and the permissions: they may have changed while no stream was open. */
  begin(): void {
    const { readTo, permissions } = this.account;
    this.emit('ready', { position: this.sentUpTo, readTo, permissions });
  }

  /** Too many events were missed, so the client must reload what is on screen. */
  reset(position: number): void {
    this.sentUpTo = position;
    this.emit('reset', { position });
  }

  /** The database is available again: what the client could not load in the meantime can be loaded. */
  recover(): void {
    this.emit('recovered', {});
  }

  /** Applies changed permissions and preferences, and how far the account has read on another device. */
  update(account: NotifiedAccount): void {
    const before = this.account;
    this.account = account;
    if (account.readTo > before.readTo) this.emit('read', { readTo: account.readTo });
    const { permissions } = account;
    // The audit entry about the change is visible only with `admins:read`.
    if (!haveSame(permissions, before.permissions)) this.emit('permissions', { permissions });
  }

  /** Sends what is new to it, in the order of the log and once. */
  send({ entries, views }: NotificationBatch): void {
    const unsent = entries.filter(({ position }) => position > this.sentUpTo);
    const end = unsent.at(-1)?.position;
    if (end === undefined) return;
    for (const entry of unsent) {
      const view = this.receives(entry) ? views.get(entry.position) : undefined;
      this.sentUpTo = entry.position;
      if (view) this.emit('notification', view);
    }
    const kinds = this.changedIn(unsent);
    if (kinds.length === 0) return;
    const byOthers = this.changedIn(unsent.filter(({ actor }) => actor?.adminId !== this.adminId));
    this.emit('change', { kinds, byOthers });
  }

  end(): void {
    this.subscriber.complete();
  }

  private changedIn(entries: readonly ChainedEntry[]): string[] {
    const kinds = entries.flatMap((entry) => this.rules.changedFor(this.account, entry) ?? []);
    const canReadLog = entries.length > 0 && this.account.permissions.includes('audit:read');
    return [...new Set([...kinds, ...(canReadLog ? ['audit'] : [])])];
  }

  private emit(type: string, data: object): void {
    this.subscriber.next({ type, id: String(this.sentUpTo), data });
  }
}

function haveSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one));
}
