import type { NotifiedAccount } from '../admin/notified-accounts.js';
import type { ChainedEntry } from '../audit/audit-chain.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';

/** A kind of records, as far as notifications need it. */
export type NotifyingKind = Pick<SubmissionKind, 'subject' | 'auditPrefix' | 'readPermission'> & {
  /** Whether its status changes are decisions; marking a message as read is not one. */
  hasDecisions: boolean;
};

/** Record actions that can be notified, without the prefix of the kind. */
const RECORD_ACTIONS = [
  'received',
  'status_changed',
  'note_added',
  'assigned',
  'mail_given_up',
  'paid',
  'paid_again',
] as const;

/** Account actions for managers who may see the accounts. Failed logins are left out, since strangers could trigger them. */
const ACCOUNT_ACTIONS = [
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

const ACCOUNT_PERMISSIONS = ['admins:read', 'admins:manage'] as const;

/** Other subjects shown on screens, with the permission to see them: accounts, and the boxes of a day. */
const OTHER_READ_PERMISSIONS: Readonly<Record<string, string>> = {
  admin: 'admins:read',
  delivery: 'subscriptions:read',
};

/** Decides who is notified of an audit entry: first by permissions, then by preferences. */
export class NotificationRules {
  private readonly kinds: ReadonlyMap<string, NotifyingKind>;

  constructor(kinds: readonly NotifyingKind[]) {
    this.kinds = new Map(kinds.map((kind) => [kind.subject, kind]));
  }

  /** A superset of the actions that this account may be notified of. */
  actionsFor({ permissions }: NotifiedAccount): string[] {
    const ofRecords = [...this.kinds.values()]
      .filter(({ readPermission }) => holds(permissions, readPermission))
      .flatMap(({ auditPrefix }) => RECORD_ACTIONS.map((action) => `${auditPrefix}.${action}`));
    return [...ofRecords, ...(isToldOfAccounts(permissions) ? ACCOUNT_ACTIONS : [])];
  }

  /** Whether the account is notified: of what others did since it was created, and it may see. */
  isNotified(account: NotifiedAccount, entry: ChainedEntry): boolean {
    if (entry.at < account.createdAt || entry.actor?.adminId === account.adminId) return false;
    const kind = this.kinds.get(entry.subject?.kind ?? '');
    return kind ? isRecordNotification(kind, account, entry) : isAccountNotification(account, entry);
  }

  /** The kind of data on the account's screens that this entry changes; undefined when it sees none. */
  changedFor({ permissions }: NotifiedAccount, { subject }: ChainedEntry): string | undefined {
    if (subject === undefined) return undefined;
    const needed = this.kinds.get(subject.kind)?.readPermission ?? OTHER_READ_PERMISSIONS[subject.kind] ?? '';
    return holds(permissions, needed) ? subject.kind : undefined;
  }
}

function isRecordNotification(kind: NotifyingKind, account: NotifiedAccount, entry: ChainedEntry): boolean {
  const { permissions, preferences } = account;
  // Without a reference the record was erased.
  if (!holds(permissions, kind.readPermission) || entry.subject?.reference === undefined) return false;
  const [prefix, action] = entry.action.split('.');
  if (prefix !== kind.auditPrefix) return false;
  switch (action as (typeof RECORD_ACTIONS)[number]) {
    case 'received':
      return preferences.notifySubmissions && entry.after?.suspect !== true;
    case 'status_changed':
      return isRefundDue(entry) || (kind.hasDecisions && preferences.notifyDecisions);
    case 'note_added':
      return concerns(entry, account, entry.detail?.mentioned);
    case 'assigned':
      return concerns(entry, account, [entry.after?.assignee]);
    case 'mail_given_up':
      return true;
    case 'paid':
    case 'paid_again':
      // The driver may have to be told to take no cash, or to return it.
      return entry.detail?.boxLeft !== undefined || isRefundDue(entry);
    default:
      return false;
  }
}

/** The office has to refund a payment, which nobody else does. */
function isRefundDue({ detail }: ChainedEntry): boolean {
  return detail?.refundDue !== undefined;
}

function isAccountNotification(
  { permissions, preferences, adminId }: NotifiedAccount,
  { action, actor, subject }: ChainedEntry,
): boolean {
  // System events about one's own account are left out, such as its creation.
  if (actor === null && subject?.id === adminId && action !== 'admin.mail_given_up') return false;
  if (!isToldOfAccounts(permissions) || !(ACCOUNT_ACTIONS as readonly string[]).includes(action))
    return false;
  return preferences.notifyAccounts || action === 'admin.mail_given_up';
}

function isToldOfAccounts(permissions: readonly string[]): boolean {
  return ACCOUNT_PERMISSIONS.every((needed) => holds(permissions, needed));
}

function holds(permissions: readonly string[], needed: string): boolean {
  return permissions.includes(needed);
}

/** Compares ids; older entries hold only the addresses of that time. */
function concerns(
  { detail }: ChainedEntry,
  { adminId, email }: NotifiedAccount,
  addresses: unknown,
): boolean {
  const ids = detail?.concerns;
  return ids === undefined ? isListed(addresses, email) : isListed(ids, adminId);
}

function isListed(list: unknown, value: string): boolean {
  return Array.isArray(list) && list.includes(value);
}
