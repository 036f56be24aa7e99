/** Languages of mails. */
export const MAIL_LOCALES = ['en', 'hi'] as const;
export type MailLocale = (typeof MAIL_LOCALES)[number];

/** What a mail about a reviewer's decision needs to know. */
export interface DecisionParams {
  name: string;
  reference: string;
  decision: 'approved' | 'rejected' | 'reopened';
  reason?: string;
}

/** What the mail that answers a contact message says. */
export interface ContactReplyParams {
  name: string;
  reference: string;
  /** What the message was about, in the language of the mail. */
  topic: string;
  /** What the office wrote; an empty line begins a paragraph. */
  text: string;
}

/** What the mail that confirms a subscription says of it. */
export interface SubscriptionReceivedParams {
  name: string;
  reference: string;
  /** Name of the pack. */
  combo: string;
  quantity: number;
  /** For one month, in rupees. */
  total: number;
  /** Day of the first delivery: `2025-01-15`. */
  delivery: string;
  paymentMethod: 'cod' | 'razorpay';
}

/** What was done with the second factor of an account; `at` in ISO form. */
export interface SecondFactorParams {
  change:
    | 'app-added'
    | 'app-removed'
    | 'passkey-added'
    | 'passkey-removed'
    | 'codes-replaced'
    | 'code-used'
    | 'reset';
  at: string;
  /** The browser that the passkey was added with. */
  device?: string;
  /** Why it was reset, in the words of the administrator who did it. */
  reason?: string;
  /** Recovery codes that were not used yet; said when one was. */
  codesLeft?: number;
}

/** What another administrator did to an account; `at` in ISO form. */
export interface AccountNoticeParams {
  change: 'permissions' | 'suspended' | 'resumed' | 'removed';
  at: string;
  /** In the words of the administrator who did it. */
  reason?: string;
  /** What the account may do from now on, in words, a line each; said when that has changed. */
  permissions?: readonly string[];
}

/** That the e-mail address of an account has changed; `at` in ISO form. */
export interface EmailChangeDoneParams {
  at: string;
  /** Whether the mail goes to the address that the account had or to the one it has. */
  reader: 'former' | 'present';
  /** The new one, as far as it is shown. */
  newAddress: string;
}

/** A login from a browser that had not logged in to the account before; `at` in ISO form. */
export interface NewDeviceParams {
  at: string;
  /** Such as "Firefox on Windows"; absent when the browser did not say. */
  device?: string;
  /** The /24 of an IPv4 address, the /48 of an IPv6 one. */
  network?: string;
}

/** What a colleague did with a record that concerns the reader. */
export interface ColleagueNoticeParams {
  event: 'mentioned' | 'assigned';
  /** E-mail of the colleague. */
  by: string;
  reference: string;
  /** Where the console shows such records, below `/admin`. */
  list: string;
  recordId: string;
}

/** How much waits in one of the lists of the console. */
export interface PendingCount {
  list: DigestList;
  count: number;
}

/** Lists of the console that the digest counts, by their path below `/admin`. */
export type DigestList = 'contacts' | 'applications' | 'shareholders';

/** The mails about accounts: to people who have one, are to get one, or are to confirm a new address. */
export interface AccountMailParams {
  /** To a person invited to the back office; the link with this id works once and for `validHours`. */
  'administrator-invited': { linkId: string; validHours: number };
  /** To an administrator who forgot the password; the link with this id works once and for `validMinutes`. */
  'password-reset': { linkId: string; validMinutes: number };
  /** To an administrator whose password was changed, whoever did it; `at` in ISO form. */
  'password-changed': { at: string };
  /** To an administrator whose account another one has changed. */
  'account-notice': AccountNoticeParams;
  /** To an administrator whose second factor was changed, whoever did it. */
  'second-factor-notice': SecondFactorParams;
  /** To an administrator as whom somebody logged in. */
  'login-from-new-device': NewDeviceParams;
  /** To the address that an account is to lose; the link with this id confirms or refuses for `validHours`. */
  'email-change-current': { linkId: string; newAddress: string; validHours: number };
  /** To the address that it is to have, which may be a stranger's; the link with this id confirms for `validHours`. */
  'email-change-new': { linkId: string; account: string; validHours: number };
  /** To both addresses when the change is made. */
  'email-change-done': EmailChangeDoneParams;
  /** To an administrator whom a colleague has named in a note, or given a record. */
  'colleague-notice': ColleagueNoticeParams;
  /** To an administrator who wants to hear regularly how much waits. */
  'waiting-digest': { waiting: readonly PendingCount[] };
}

/** What each mail needs to know. Values are plain text; composing escapes them. */
export interface MailParams extends AccountMailParams {
  /** To the applicant, as soon as the application is stored. */
  'application-received': { name: string; reference: string };
  /** To the applicant, after a reviewer's decision or reopening. `reason` is the reviewer's text. */
  'application-decided': DecisionParams;
  /** To the sender of a contact message, as soon as it is stored. */
  'contact-received': { name: string; reference: string };
  /** To somebody who left an address to be told of something later: no answer within a day is promised. */
  'contact-noted': { name: string; reference: string };
  /** To the sender of a contact message, when somebody of the office answers it. */
  'contact-reply': ContactReplyParams;
  /** To somebody who asked to become a shareholder, as soon as the application is stored. */
  'shareholder-received': { name: string; reference: string };
  /** To them after a reviewer's decision or reopening. `reason` is the reviewer's text. */
  'shareholder-decided': DecisionParams;
  /** To an applicant of either kind who took the application back. */
  'application-withdrawn': { name: string; reference: string };
  /** To a subscriber of the spice club, as soon as the subscription is stored. */
  'subscription-received': SubscriptionReceivedParams;
  /** To them when the subscription was paused, resumed or cancelled, by them or by the office. */
  'subscription-changed': {
    name: string;
    reference: string;
    change: 'paused' | 'resumed' | 'cancelled';
    /** Day of the next delivery, `2025-01-15`; said after resuming. */
    delivery: string;
    /** What the office wrote. */
    reason?: string;
    /** What goes back of an online payment, in rupees; said after cancelling. */
    refund?: number;
  };
  /**
   * To them when the first box is paid online; `amount` is in rupees. `cancelled`: the subscription had ended before.
   * `boxLeft`: that box had left before, so that cash may have been taken for it.
   */
  'subscription-paid': {
    name: string;
    reference: string;
    amount: number;
    cancelled: boolean;
    boxLeft?: boolean;
  };
  /**
   * To them when that payment, of `amount` rupees, was given back. `continues`: boxes are still to come, and no other payment
   * pays the first one.
   */
  'subscription-refunded': { name: string; reference: string; amount: number; continues: boolean };
  /** To whoever asked for it with their reference and this address; `code` works once and for `validMinutes`. */
  'track-code': { reference: string; code: string; validMinutes: number };
}

export type MailTemplate = keyof MailParams;
export type AccountMailTemplate = keyof AccountMailParams;
