import { pluralize } from '../../format/pluralize';
import { account } from './account';

const { permissionNames } = account;

/** Labels of the actions in the audit log, shown after who did it. Actions without a label are shown by their name. */
export const actionLabels = {
  'admin.created': 'Account created',
  'admin.email_change_refused': 'E-mail change refused',
  'admin.email_change_requested': 'E-mail change requested',
  'admin.email_change_withdrawn': 'E-mail change withdrawn',
  'admin.email_changed': 'E-mail address changed',
  'admin.email_confirmed': 'E-mail address confirmed',
  'admin.factor_added': 'Second factor added',
  'admin.factor_removed': 'Second factor removed',
  'admin.factor_reset': 'Second factor reset',
  'admin.invitation_accepted': 'Invitation accepted',
  'admin.invited_again': 'Invitation sent again',
  'admin.login': 'Logged in',
  'admin.login_failed': 'Login failed',
  'admin.logout': 'Logged out',
  'admin.mail_given_up': 'Mail to an account not delivered',
  'admin.password_reset': 'Password chosen',
  'admin.permissions_changed': 'Permissions changed',
  'admin.proof_failed': 'Second factor or password wrong',
  'admin.proven': 'Identity confirmed',
  'admin.recovery_code_used': 'Recovery code used',
  'admin.recovery_codes_replaced': 'Recovery codes replaced',
  'admin.removed': 'Account removed',
  'admin.reset_requested': 'Asked to reset a password',
  'admin.reveals_changed': 'Daily PAN limit changed',
  'admin.resumed': 'Account opened again',
  'admin.session_revoked': 'Session ended',
  'admin.settings_changed': 'Settings changed',
  'admin.suspended': 'Account suspended',
  'application.document_downloaded': 'Document opened',
  'application.erased': 'Application erased',
  'application.exported': 'Applications exported',
  'application.status_change_refused': 'Decided at the same time as somebody else, not saved',
  'application.assigned': 'Application assigned',
  'application.mail_given_up': 'Mail about an application not delivered',
  'application.note_added': 'Note on an application added',
  'application.note_removed': 'Note on an application deleted',
  'application.received': 'Application received',
  'application.suspect_cleared': 'Application marked as not spam',
  'application.status_changed': 'Application decided',
  'audit.exported': 'Activity exported',
  'contact.erased': 'Message erased',
  'contact.exported': 'Messages exported',
  'contact.replied': 'Message answered',
  'contact.reply_withdrawn': 'Reply undone before it left',
  'contact.status_change_refused': 'Marked at the same time as somebody else, not saved',
  'contact.assigned': 'Message assigned',
  'contact.mail_given_up': 'Mail about a message not delivered',
  'contact.note_added': 'Note on a message added',
  'contact.note_removed': 'Note on a message deleted',
  'contact.received': 'Message received',
  'contact.suspect_cleared': 'Message marked as not spam',
  'contact.status_changed': 'Message marked',
  'decision_reasons.changed': 'Reasons for decisions changed',
  'delivery.exported': 'Boxes of a day exported',
  'delivery.marked': 'Boxes marked',
  'mail.dismissed': 'Undelivered mail dismissed',
  'mail.exported': 'Undelivered mails exported',
  'mail.sent_again': 'Undelivered mail sent again',
  'shareholder.document_downloaded': 'Identity proof opened',
  'shareholder.erased': 'Shareholder erased',
  'shareholder.exported': 'Shareholders exported',
  'shareholder.pan_revealed': 'PAN revealed',
  'shareholder.status_change_refused': 'Decided at the same time as somebody else, not saved',
  'shareholder.assigned': 'Share application assigned',
  'shareholder.mail_given_up': 'Mail about a share application not delivered',
  'shareholder.note_added': 'Note on a share application added',
  'shareholder.note_removed': 'Note on a share application deleted',
  'shareholder.received': 'Share application received',
  'shareholder.suspect_cleared': 'Share application marked as not spam',
  'shareholder.status_changed': 'Share application decided',
  'subscription.erased': 'Subscription erased',
  'subscription.exported': 'Subscriptions exported',
  'subscription.paid': 'First box paid',
  'subscription.paid_again': 'First box paid once more',
  'subscription.refunded': 'Payment refunded',
  'subscription.status_change_refused': 'Changed at the same time as somebody else, not saved',
  'subscription.assigned': 'Subscription assigned',
  'subscription.mail_given_up': 'Mail about a subscription not delivered',
  'subscription.note_added': 'Note on a subscription added',
  'subscription.note_removed': 'Note on a subscription deleted',
  'subscription.received': 'Subscription received',
  'subscription.suspect_cleared': 'Subscription marked as not spam',
  'subscription.status_changed': 'Subscription changed',
  'team.exported': 'Team exported',
  'view.changed': 'Saved view changed',
  'view.deleted': 'Saved view deleted',
  'view.saved': 'View saved',
};

/** Names of an action by the status it set, or for `undo`, when it undid the previous change. */
export const outcomes = {
  'application.suspect_cleared': { undo: 'Application marked as possible spam again' },
  'contact.suspect_cleared': { undo: 'Message marked as possible spam again' },
  'shareholder.suspect_cleared': { undo: 'Share application marked as possible spam again' },
  'subscription.suspect_cleared': { undo: 'Subscription marked as possible spam again' },
  'application.status_changed': {
    pending: 'Application reopened',
    withdrawn: 'Application withdrawn by the applicant',
    undo: 'Decision on an application undone',
  },
  'shareholder.status_changed': {
    pending: 'Share application reopened',
    withdrawn: 'Share application withdrawn by the applicant',
    undo: 'Decision on a share application undone',
  },
  'subscription.status_changed': { undo: 'Change of a subscription undone' },
};

/** Labels of fields whose name is not clear enough. */
const fields: Readonly<Record<string, string>> = {
  email: 'E-mail',
  locale: 'Language',
  mail: 'Kind of mail',
  permissions: 'Rights',
  sort: 'Order',
  template: 'Kind of mail',
};

/** Sort orders of a list. */
const orders: Readonly<Record<string, string>> = {
  createdAt: 'oldest first',
  '-createdAt': 'newest first',
};

/** Labels of exported columns whose name is not clear enough. */
const columns: Readonly<Record<string, string>> = {
  altMobile: 'second mobile',
  createdAt: 'received',
  decidedAt: 'last change',
  idea: 'business idea',
  nextDelivery: 'next box',
  paymentMethod: 'paid by',
  pinCode: 'PIN code',
  referral: 'invited by',
  replied: 'first reply',
  rmPwId: 'RM/PW id',
  total: 'per month',
  userType: 'customer type',
};

/** Names for the subject of an entry when there is no reference to show. */
export const subjects = {
  'factory-application': 'application',
  'contact-message': 'message',
  shareholder: 'share application',
  subscription: 'subscription',
  delivery: 'boxes of a day',
  admin: 'account',
  'decision-reasons': 'reasons for decisions',
  view: 'saved view',
  mail: 'mail',
};

/** Remarks shown next to an action when the entry sets the flag. */
export const remarks = {
  newDevice: 'From a new device',
  searched: 'Narrowed by a search',
  withPan: 'With the PAN of each',
  reordered: 'In another order',
  undo: 'Undone within seconds',
};

/** Labels of values that the program writes. */
export const values = {
  true: 'yes',
  false: 'no',
  en: 'English',
  hi: 'Hindi',
  totp: 'authenticator app',
  'recovery-code': 'recovery code',
  'setup-token': 'setup token',
  'app-added': 'authenticator app added',
  'app-removed': 'authenticator app removed',
  'passkey-added': 'passkey added',
  'passkey-removed': 'passkey removed',
  'codes-replaced': 'new recovery codes made',
  'code-used': 'recovery code used',
  reset: 'all factors removed',
};

/** Names in the log are arbitrary strings, including `constructor`, so only own properties count. */
const labelFor = (words: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(words, name) ? words[name] : undefined;

const outcomesOf = (action: string): Readonly<Record<string, string>> =>
  Object.hasOwn(outcomes, action) ? outcomes[action as keyof typeof outcomes] : {};

export const activity = {
  pageTitle: 'Activity',
  today: (count: number) => `${pluralize(count, 'entry', 'entries')} today.`,
  help: 'Who did what, and when, in Indian time. Nobody can change or remove an entry unnoticed.',
  allEntries: 'All entries',
  filters: 'Filters',
  person: 'Person',
  anyPerson: 'Anybody',
  reference: 'Record or reference',
  referenceHelp:
    'Type a whole reference, such as SH-7K3M9Q, or the e-mail address of an account, and press Enter.',
  kind: 'About',
  anyKind: 'Anything',
  kinds: {
    'factory-application': 'Applications',
    'contact-message': 'Messages',
    shareholder: 'Shareholders',
    subscription: 'Subscriptions',
    delivery: 'Boxes of a day',
    admin: 'Accounts',
    'decision-reasons': 'Reasons for decisions',
    view: 'Saved views',
  },
  time: 'Time',
  byPerson: (email: string) => `By ${email}`,
  byOnePerson: 'By one account',
  aboutRecord: (reference: string) => `About ${reference}`,
  aboutOneRecord: 'About one record',
  withoutFilter: (label: string) => `Remove the filter ${label}`,
  onlyBy: (email: string) => `Only what ${email} did`,
  onlyAbout: (reference: string) => `Only what happened to ${reference}`,
  clearAll: 'Clear all',
  when: 'Time',
  who: 'Who',
  what: 'What',
  record: 'Record',
  from: 'From',
  /** Who acted without being logged in: a visitor, or the program itself. */
  visitor: 'Visitor',
  program: 'System',
  serious: 'Deserves a look:',
  /** Where an action came from: a network address, or what the log has instead of one. */
  origin: (from: string) => from,
  action: (name: string, outcome = '') =>
    labelFor(outcomesOf(name), outcome) ?? labelFor(actionLabels, name) ?? name,
  about: (kind: string) => labelFor(subjects, kind) ?? kind,
  field: (name: string) => labelFor(fields, name),
  value: (value: string, field: string) =>
    (field === 'sort'
      ? labelFor(orders, value)
      : (labelFor(permissionNames, value) ?? labelFor(values, value) ?? labelFor(columns, value))) ?? value,
  added: (name: string, values: string) => `${name} given: ${values}`,
  removed: (name: string, values: string) => `${name} taken: ${values}`,
  changed: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  fact: (name: string, value: string) => `${name}: ${value}`,
  remark: (name: string) => labelFor(remarks, name),
  more: (shown: string, others: number) => `${shown} and ${others} more`,
  nothing: 'none',
  empty: 'No entries match these filters.',
  pages: 'Pages of the log',
  newer: 'Newer',
  older: 'Older',
  range: (first: string, last: string, total: string) =>
    first === last ? `${first} of ${total}` : `${first}–${last} of ${total}`,
  entries: (first: string, last: string) => `From ${first} back to ${last}.`,
  chainWhole: (at: string, entries: number) =>
    `The whole log was last checked on ${at}: ${pluralize(entries, 'entry', 'entries')} then, none missing, none changed.`,
  chainBroken: (at: string, problems: number) =>
    `The whole log was last checked on ${at}: ${pluralize(problems, 'entry is', 'entries are')} missing or changed. Whoever runs the server finds out which: npm run admin -- verify-audit.`,
  listFailed: 'Failed to load the activity',
  export: {
    all: 'All entries, the newest first.',
    only: (filters: string) => `Only entries with these filters: ${filters}.`,
    /** `count` is formatted as in the footer of the list. */
    count: (count: string, isOne: boolean) => `${count} ${isOne ? 'entry' : 'entries'}.`,
    columns:
      'For each entry: time, who, what, record, from where, before and after, and its place in the chain.',
  },
} as const;
