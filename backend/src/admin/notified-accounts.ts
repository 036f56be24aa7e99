import { Injectable } from '@nestjs/common';
import type { AuditSubject } from '../audit/audit-entry.schema.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { AppConfig } from '../config/app-config.js';
import type { MailLocale } from '../mail/templates/mail-template.js';
import { mailLocaleOf } from './accounts/account-mails.js';
import { AdminRepository } from './accounts/admin.repository.js';
import type { AdminRecord } from './accounts/admin.schema.js';
import { subjectOfAccount } from './accounts/admin-subject.js';
import { CallerCache } from './accounts/caller-cache.js';
import { AdminStateRepository } from './accounts/state/admin-state.repository.js';
import type { AdminState } from './accounts/state/admin-state.schema.js';
import type { Permission } from './permissions.js';
import { mustSetUpFactor } from './sessions/caller-identity.js';
import { SessionRepository } from './sessions/session.repository.js';
import { isValidSession } from './sessions/session-life.js';
import type { Preferences } from './settings/preferences.js';
import { settingsOf } from './settings/settings.service.js';

/** An account as needed for notifying it. */
export interface NotifiedAccount {
  adminId: string;
  email: string;
  locale: MailLocale;
  permissions: readonly Permission[];
  preferences: Preferences;
  createdAt: Date;
  /** Position in the audit log up to which the person has read the notifications; 0 at first. */
  readTo: number;
}

/** Whom a mail was for. */
interface MailRecipient {
  accountId?: string | undefined;
  to?: string | undefined;
}

/** The accounts for the notifications: what each may see, wants to be notified of, and has already read. */
@Injectable()
export class NotifiedAccounts {
  constructor(
    private readonly admins: AdminRepository,
    private readonly states: AdminStateRepository,
    private readonly sessions: SessionRepository,
    private readonly callers: CallerCache,
    private readonly config: AppConfig,
  ) {}

  /** undefined when the account is gone or cannot be logged in to. */
  async find(adminId: string): Promise<NotifiedAccount | undefined> {
    const [admin, state] = await Promise.all([this.admins.findById(adminId), this.states.find()]);
    return admin ? notifiedAccount(admin, state) : undefined;
  }

  /**
   * The accounts of these sessions, as they are now, without those of sessions that have ended or may only be used to
   * set up a second factor. When one has ended, what this process remembers of callers is dropped: the client that is
   * cut off would otherwise be let in again.
   */
  async findBySessions(
    callers: readonly Pick<CallerIdentity, 'adminId' | 'sessionId'>[],
  ): Promise<Map<string, NotifiedAccount>> {
    const now = new Date();
    const sessionIds = [...new Set(callers.map(({ sessionId }) => sessionId))];
    const [sessions, admins, state] = await Promise.all([
      this.sessions.findByIds(sessionIds),
      this.admins.findByIds([...new Set(callers.map(({ adminId }) => adminId))]),
      this.states.find(),
    ]);
    const byId = new Map(admins.map((admin) => [admin._id.toHexString(), admin]));
    const accounts = new Map(
      sessions.flatMap((session) => {
        const admin = byId.get(session.adminId.toHexString());
        if (!admin || !isValidSession(session, admin, now)) return [];
        const account = notifiedAccount(admin, state);
        if (account && mustSetUpFactor(admin, account.permissions, this.config)) return [];
        return account ? [[session._id.toHexString(), account] as const] : [];
      }),
    );
    if (accounts.size < sessionIds.length) this.callers.invalidate();
    return accounts;
  }

  /** Stores how far the notifications were read; a lower position than before changes nothing. */
  markRead(adminId: string, position: number): Promise<void> {
    return this.admins.markNotificationsRead(adminId, position);
  }

  /** Accounts that get a digest at this interval and are not processed for this period yet. */
  async findDigestDue(digest: Preferences['digest'], period: string): Promise<NotifiedAccount[]> {
    const admins = await this.admins.findDigestDue(digest, period);
    if (admins.length === 0) return [];
    const state = await this.states.find();
    return admins.flatMap((admin) => notifiedAccount(admin, state) ?? []);
  }

  /** Marks the period as done: its mail is in the outbox, or there was nothing to report. */
  endDigest(adminId: string, period: string): Promise<void> {
    return this.admins.endDigest(adminId, period);
  }

  /**
   * The account that a mail is for as the subject of audit entries; undefined when there is none. Mails of earlier
   * versions have only an address, which may belong to nobody or to another account.
   */
  async subjectOf({ accountId, to = '' }: MailRecipient): Promise<AuditSubject | undefined> {
    const admin = await (accountId === undefined
      ? this.admins.findByEmail(to)
      : this.admins.findById(accountId));
    return admin ? subjectOfAccount(admin) : undefined;
  }
}

function notifiedAccount(admin: AdminRecord, state: AdminState | null): NotifiedAccount | undefined {
  const adminId = admin._id.toHexString();
  if (state?.suspensions?.[adminId] || state?.removals?.[adminId]) return undefined;
  return {
    adminId,
    email: admin.email,
    locale: mailLocaleOf(admin),
    permissions: state?.grants[adminId] ?? [],
    preferences: settingsOf(admin),
    createdAt: admin.createdAt,
    readTo: admin.notificationsReadTo ?? 0,
  };
}
