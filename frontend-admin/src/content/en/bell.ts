import { pluralize } from '../../format/pluralize';

/** Kinds of submitted records, by their name in the audit log. */
type RecordKindName = 'factory-application' | 'contact-message' | 'shareholder' | 'subscription';

/** Text for one new record. */
const received: Readonly<Record<RecordKindName, string>> = {
  'factory-application': 'New factory application',
  'contact-message': 'New message',
  shareholder: 'New share application',
  subscription: 'New subscription',
};

/** Text for several new records. */
const receivedMany: Readonly<Record<RecordKindName, (count: number) => string>> = {
  'factory-application': (count) => pluralize(count, 'new factory application', 'new factory applications'),
  'contact-message': (count) => pluralize(count, 'new message', 'new messages'),
  shareholder: (count) => pluralize(count, 'new share application', 'new share applications'),
  subscription: (count) => pluralize(count, 'new subscription', 'new subscriptions'),
};

/** Text for the new status of a record. */
const decided: Readonly<Record<string, string>> = {
  approved: 'Approved',
  rejected: 'Rejected',
  pending: 'Back to pending',
  withdrawn: 'Withdrawn by the applicant',
  active: 'Active again',
  paused: 'Paused',
  cancelled: 'Cancelled',
};

export const bell = {
  name: 'Notifications',
  /** `name` with the number of unread entries: "3", or "30+". */
  nameUnread: (count: string) => `Notifications, ${count} unread`,
  unreadCount: (count: string) => `${count} new`,
  noneUnread: 'Nothing new',
  markAll: 'Mark all as read',
  unread: 'Unread:',
  empty: 'Nothing yet. What colleagues and the public do while you are away appears here.',
  failed: 'Failed to load the notifications',
  notMarked: 'Failed to mark as read',
  notLoaded: 'The notifications could not be loaded. Check the connection.',
  /** State of the connection that delivers new notifications. */
  live: { live: 'Up to date', connecting: 'Connecting…', lost: 'Reconnecting…' },
  allActivity: 'All activity',
  newNotifications: (count: number) => pluralize(count, 'new notification', 'new notifications'),
  received,
  receivedMany,
  oldest: (record: string) => `Oldest: ${record}`,
  decided,
  undone: 'Decision undone',
  mentioned: (by: string) => `${by} mentioned you`,
  assigned: (by: string) => `${by} assigned a record to you`,
  mailGivenUp: 'Mail not delivered',
  refundDue: (amount: string) => `Refund due: ${amount}`,
  /** The driver may have collected cash as well. */
  paidAfterBoxLeft: 'Paid online after the box had left',
  by: (record: string, email: string) => `${record}, by ${email}`,
  record: (reference: string, name: string) => `${reference} ${name}`,
} as const;
