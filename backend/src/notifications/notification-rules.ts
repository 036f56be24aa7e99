import type { NotifiedAccount } from '../admin/notified-accounts.js';
import type { ChainedEntry } from '../audit/audit-chain.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';

/** What a kind of records is to the bell. */
export type NotifyingKind = Pick<SubmissionKind, 'subject' | 'auditPrefix' | 'readPermission'> & {
  /** Its changes of status are decisions; marking a message as read is none. */
  hasDecisions: boolean;
};

/** What may be told of a record, after the first word of the kind. */
const RECORD_ACTS = [
  'received',
  'status_changed',
  'note_added',
  'assigned',
  'mail_given_up',
  'paid',
] as const;

/** What is told to whoever manages accounts. Logins that failed are not: strangers would ring the bell. */
const ACCOUNT_ACTS = [
  'admin.created',
  'admin.email_changed',
  'admin.factor_reset',
  'admin.invitation_accepted',
  'admin.mail_given_up',
  'admin.permissions_changed',
  'admin.recovery_code_used',
  'admin.removed',
  'admin.resumed',
  'admin.suspended',
] as const;

const MANAGE_ACCOUNTS = 'admins:manage';

/** What else changes on screens, and who sees it: accounts, and the boxes of a day. */
const OTHERS_READ_WITH: Readonly<Record<string, string>> = {
  admin: 'admins:read',
  delivery: 'subscriptions:read',
};

/** Whom an entry of the audit log is told to, which is a question of rights first and of wishes then. */
export class NotificationRules {
  private readonly kinds: ReadonlyMap<string, NotifyingKind>;

  constructor(kinds: readonly NotifyingKind[]) {
    this.kinds = new Map(kinds.map((kind) => [kind.subject, kind]));
  }

  /** Acts among which are all that may be told to this account. */
  actionsFor({ permissions }: NotifiedAccount): string[] {
    const ofRecords = [...this.kinds.values()]
      .filter(({ readPermission }) => holds(permissions, readPermission))
      .flatMap(({ auditPrefix }) => RECORD_ACTS.map((act) => `${auditPrefix}.${act}`));
    return [...ofRecords, ...(holds(permissions, MANAGE_ACCOUNTS) ? ACCOUNT_ACTS : [])];
  }

  /** Whether the account is told: what others did, that it may see, since it is there. */
  isToldTo(account: NotifiedAccount, entry: ChainedEntry): boolean {
    if (entry.at < account.createdAt || entry.actor?.adminId === account.adminId) return false;
    const kind = this.kinds.get(entry.subject?.kind ?? '');
    return kind ? isRecordNews(kind, account, entry) : isAccountNews(account, entry);
  }

  /** What the account sees on its screens that has changed by this entry; undefined when it sees none of it. */
  changedFor({ permissions }: NotifiedAccount, { subject }: ChainedEntry): string | undefined {
    if (subject === undefined) return undefined;
    const needed = this.kinds.get(subject.kind)?.readPermission ?? OTHERS_READ_WITH[subject.kind] ?? '';
    return holds(permissions, needed) ? subject.kind : undefined;
  }

  /** Whether an entry is about a record that is named on its line. */
  isAboutRecord({ subject }: ChainedEntry): boolean {
    return this.kinds.has(subject?.kind ?? '');
  }
}

function isRecordNews(kind: NotifyingKind, account: NotifiedAccount, entry: ChainedEntry): boolean {
  const { permissions, preferences, email } = account;
  // Without a reference the record was erased.
  if (!holds(permissions, kind.readPermission) || entry.subject?.reference === undefined) return false;
  const [prefix, act] = entry.action.split('.');
  if (prefix !== kind.auditPrefix) return false;
  switch (act as (typeof RECORD_ACTS)[number]) {
    case 'received':
      return preferences.notifySubmissions && entry.after?.suspect !== true;
    case 'status_changed':
      return kind.hasDecisions && preferences.notifyDecisions;
    case 'note_added':
      return isListed(entry.detail?.mentioned, email);
    case 'assigned':
      return entry.after?.assignee === email;
    case 'mail_given_up':
      return true;
    case 'paid':
      // Whoever drives the boxes round may have to be told to take no cash, or to bring it back.
      return entry.detail?.boxLeft !== undefined;
    default:
      return false;
  }
}

function isAccountNews(
  { permissions, preferences, adminId }: NotifiedAccount,
  { action, actor, subject }: ChainedEntry,
): boolean {
  // What nobody else did with one's own account, such as the making of the first one.
  if (actor === null && subject?.id === adminId && action !== 'admin.mail_given_up') return false;
  if (!holds(permissions, MANAGE_ACCOUNTS) || !(ACCOUNT_ACTS as readonly string[]).includes(action))
    return false;
  return preferences.notifyAccounts || action === 'admin.mail_given_up';
}

function holds(permissions: readonly string[], needed: string): boolean {
  return permissions.includes(needed);
}

function isListed(list: unknown, value: string): boolean {
  return Array.isArray(list) && list.includes(value);
}
