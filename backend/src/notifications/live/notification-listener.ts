import type { MessageEvent } from '@nestjs/common';
import type { NotifiedAccount } from '../../admin/notified-accounts.js';
import type { ChainedEntry } from '../../audit/audit-chain.js';
import type { NotificationView } from '../dto/notification.view.js';
import type { NotificationRules } from '../notification-rules.js';

/** What there is to tell, as it is made once for all listeners. */
export interface NotificationBatch {
  entries: readonly ChainedEntry[];
  /** Lines by place, for all entries that may be told to anybody here. */
  views: ReadonlyMap<number, NotificationView>;
}

/** One stream of the bell: whose it is, and how far it was told. */
export class NotificationListener {
  /** @param sentUpTo place in the audit log up to which the reader knows everything */
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

  /** Whether it is told of this entry. */
  hears(entry: ChainedEntry): boolean {
    return entry.position > this.sentUpTo && this.rules.isToldTo(this.account, entry);
  }

  /** Says from where on it is told, once. */
  begin(): void {
    this.emit('ready', { position: this.sentUpTo, readTo: this.account.readTo });
  }

  /** Too much has happened since: what is on screen is to be read anew. */
  reset(position: number): void {
    this.sentUpTo = position;
    this.emit('reset', { position });
  }

  /** What the account may and wants from now on, and how far it has read on another screen. */
  update(account: NotifiedAccount): void {
    const before = this.account;
    this.account = account;
    if (account.readTo > before.readTo) this.emit('read', { readTo: account.readTo });
  }

  /** Tells what is new to it, in the order of the log and once. */
  tell({ entries, views }: NotificationBatch): void {
    const unheard = entries.filter(({ position }) => position > this.sentUpTo);
    const end = unheard.at(-1)?.position;
    if (end === undefined) return;
    for (const entry of unheard) {
      const view = this.hears(entry) ? views.get(entry.position) : undefined;
      this.sentUpTo = entry.position;
      if (view) this.emit('notification', view);
    }
    const kinds = this.changedIn(unheard);
    if (kinds.length === 0) return;
    const byOthers = this.changedIn(unheard.filter(({ actor }) => actor?.adminId !== this.adminId));
    this.emit('change', { kinds, byOthers });
  }

  end(): void {
    this.subscriber.complete();
  }

  private changedIn(entries: readonly ChainedEntry[]): string[] {
    const kinds = entries.flatMap((entry) => this.rules.changedFor(this.account, entry) ?? []);
    const seesLog = entries.length > 0 && this.account.permissions.includes('audit:read');
    return [...new Set([...kinds, ...(seesLog ? ['audit'] : [])])];
  }

  private emit(type: string, data: object): void {
    this.subscriber.next({ type, id: String(this.sentUpTo), data });
  }
}
