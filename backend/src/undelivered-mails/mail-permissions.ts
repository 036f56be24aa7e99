import type { PermissionName } from '../common/access/access.decorators.js';
import type { MailParams, MailTemplate } from '../mail/templates/mail-template.js';

/** The permissions to see a given-up mail, and to send it again or dismiss it; all of them are needed. */
interface MailPermissions {
  read: readonly PermissionName[];
  decide: readonly PermissionName[];
}

interface ExpiringMail extends MailPermissions {
  /** Its link or code has expired by then; whoever needs one requests another. */
  expires: true;
}

interface LastingMail extends MailPermissions {
  expires?: never;
}

/** The same mails for which `isExpired` knows a period; the compiler reports one that is missing here. */
type PermissionsOf<T extends MailTemplate> = MailParams[T] extends
  | { validMinutes: number }
  | { validHours: number }
  ? ExpiringMail
  : LastingMail;

const CONTACTS: MailPermissions = { read: ['contacts:read'], decide: ['contacts:update'] };
const APPLICATIONS: MailPermissions = { read: ['applications:read'], decide: ['applications:review'] };
const SHAREHOLDERS: MailPermissions = { read: ['shareholders:read'], decide: ['shareholders:review'] };
const SUBSCRIPTIONS: MailPermissions = { read: ['subscriptions:read'], decide: ['subscriptions:update'] };
const ACCOUNTS: MailPermissions = { read: ['admins:read'], decide: ['admins:manage'] };
const LINKS: ExpiringMail = { ...ACCOUNTS, expires: true };
/** Both kinds of applicants get the same mail. */
const EITHER_APPLICATION: MailPermissions = {
  read: [...APPLICATIONS.read, ...SHAREHOLDERS.read],
  decide: [...APPLICATIONS.decide, ...SHAREHOLDERS.decide],
};

/** Codes are sent for any kind of record. */
const EVERY_RECORD: MailPermissions = {
  read: [CONTACTS, APPLICATIONS, SHAREHOLDERS, SUBSCRIPTIONS].flatMap(({ read }) => read),
  decide: [CONTACTS, APPLICATIONS, SHAREHOLDERS, SUBSCRIPTIONS].flatMap(({ decide }) => decide),
};

export const MAIL_PERMISSIONS: { readonly [T in MailTemplate]: PermissionsOf<T> } = {
  'contact-received': CONTACTS,
  'contact-noted': CONTACTS,
  'contact-reply': CONTACTS,
  'application-received': APPLICATIONS,
  'application-decided': APPLICATIONS,
  'application-withdrawn': EITHER_APPLICATION,
  'shareholder-received': SHAREHOLDERS,
  'shareholder-decided': SHAREHOLDERS,
  'subscription-received': SUBSCRIPTIONS,
  'subscription-changed': SUBSCRIPTIONS,
  'subscription-paid': SUBSCRIPTIONS,
  'subscription-refunded': SUBSCRIPTIONS,
  'track-code': { ...EVERY_RECORD, expires: true },
  'administrator-invited': LINKS,
  'password-reset': LINKS,
  'email-change-current': LINKS,
  'email-change-new': LINKS,
  'password-changed': ACCOUNTS,
  'account-notice': ACCOUNTS,
  'second-factor-notice': ACCOUNTS,
  'login-from-new-device': ACCOUNTS,
  'email-change-done': ACCOUNTS,
  'colleague-notice': ACCOUNTS,
  'waiting-digest': ACCOUNTS,
};

/** The mails that an account with these permissions may see. */
export function readableTemplates(permissions: readonly string[]): MailTemplate[] {
  return (Object.keys(MAIL_PERMISSIONS) as MailTemplate[]).filter((template) =>
    holdsAll(permissions, MAIL_PERMISSIONS[template].read),
  );
}

export function canDecide(permissions: readonly string[], template: MailTemplate): boolean {
  return holdsAll(permissions, MAIL_PERMISSIONS[template].decide);
}

function holdsAll(held: readonly string[], required: readonly string[]): boolean {
  return required.every((one) => held.includes(one));
}
