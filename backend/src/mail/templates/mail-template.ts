/** Languages of mails. */
export const MAIL_LOCALES = ['en', 'hi'] as const;
export type MailLocale = (typeof MAIL_LOCALES)[number];

/** Parameters of a mail about a decision. */
export interface DecisionParams {
  name: string;
  reference: string;
  decision: 'approved' | 'rejected' | 'reopened';
  reason?: string;
}

/** Parameters of a reply to a contact message. */
export interface ContactReplyParams {
  name: string;
  reference: string;
  /** The subject of the message, in the language of the mail. */
  topic: string;
  /** What the office wrote; an empty line starts a new paragraph. */
  text: string;
}

/** Parameters of the confirmation of a subscription. */
export interface SubscriptionReceivedParams {
  name: string;
  reference: string;
  /** Name of the pack. */
  combo: string;
  quantity: number;
  /** Per month, in rupees. */
  total: number;
  /** Day of the first delivery: `2025-01-15`. */
  delivery: string;
  paymentMethod: 'cod' | 'razorpay';
  /** Whether the online payment arrived before this mail is sent. */
  firstBoxPaid?: boolean;
}

/** A change of an account's second factor; `at` in ISO form. */
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
  /** Why it was reset, as entered by the administrator. */
  reason?: string;
  /** Remaining recovery codes; set when one was used. */
  codesLeft?: number;
}

/** A change of an account by another administrator; `at` in ISO form. */
export interface AccountNoticeParams {
  /**
   * `suspendedInvited`, `resumedInvited`, `uninvited`: the account was suspended, resumed or removed before its owner
   * had accepted the invitation.
   */
  change:
    | 'permissions'
    | 'suspended'
    | 'resumed'
    | 'removed'
    | 'suspendedInvited'
    | 'resumedInvited'
    | 'uninvited';
  at: string;
  /** As entered by the administrator. */
  reason?: string;
  /** The new permissions in words, one per line; set when they have changed. */
  permissions?: readonly string[];
}

/** A changed e-mail address of an account; `at` in ISO form. */
export interface EmailChangeDoneParams {
  at: string;
  /** Whether the mail goes to the former or the present address. */
  reader: 'former' | 'present';
  /** The new address, partly masked. */
  newAddress: string;
}

/** A login from a browser that is new to the account; `at` in ISO form. */
export interface NewDeviceParams {
  at: string;
  /** Such as "Firefox on Windows"; absent when unknown. */
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
  /** Path of the record's list in the console, below `/admin`. */
  list: string;
  recordId: string;
}

/** Number of pending records in a list of the console. */
export interface PendingCount {
  list: DigestList;
  count: number;
}

/** Lists counted by the digest, by path below `/admin`. */
export type DigestList = 'contacts' | 'applications' | 'shareholders';

/** The mails about accounts: to people who have one, will have one, or confirm a new address. */
export interface AccountMailParams {
  /** To a person invited to the console; the link with this id works once and for `validHours`. */
  'administrator-invited': { linkId: string; validHours: number };
  /** To an administrator who forgot the password; the link with this id works once and for `validMinutes`. */
  'password-reset': { linkId: string; validMinutes: number };
  /** To an administrator whose password was changed, whoever did it; `at` in ISO form. */
  'password-changed': { at: string };
  /** To an administrator whose account another administrator has changed. */
  'account-notice': AccountNoticeParams;
  /** To an administrator whose second factor was changed, whoever did it. */
  'second-factor-notice': SecondFactorParams;
  /** To an administrator whose account was logged in to from a new device. */
  'login-from-new-device': NewDeviceParams;
  /** To the present address of an account; the link with this id confirms or refuses the change for `validHours`. */
  'email-change-current': { linkId: string; newAddress: string; validHours: number };
  /** To the requested address, which may be a stranger's; the link with this id confirms for `validHours`. */
  'email-change-new': { linkId: string; account: string; validHours: number };
  /** To both addresses after the change. */
  'email-change-done': EmailChangeDoneParams;
  /** To an administrator whom a colleague has mentioned in a note, or assigned a record. */
  'colleague-notice': ColleagueNoticeParams;
  /** To an administrator who gets a regular digest of pending records. */
  'waiting-digest': { waiting: readonly PendingCount[] };
}

/** The parameters of each mail. Values are plain text; composing escapes them. */
export interface MailParams extends AccountMailParams {
  /** To the applicant, as soon as the application is stored. */
  'application-received': { name: string; reference: string };
  /** To the applicant, after a reviewer's decision or reopening. `reason` is the reviewer's text. */
  'application-decided': DecisionParams;
  /** To the sender of a contact message, as soon as it is stored. */
  'contact-received': { name: string; reference: string };
  /** To somebody who asked to be notified of something later: no answer within a day is promised. */
  'contact-noted': { name: string; reference: string };
  /** To the sender of a contact message, when the office answers it. */
  'contact-reply': ContactReplyParams;
  /** To an applicant for shares, as soon as the application is stored. */
  'shareholder-received': { name: string; reference: string };
  /** To them after a reviewer's decision or reopening. `reason` is the reviewer's text. */
  'shareholder-decided': DecisionParams;
  /** To an applicant of either kind who withdrew the application. */
  'application-withdrawn': { name: string; reference: string };
  /** To a subscriber of the spice club, as soon as the subscription is stored. */
  'subscription-received': SubscriptionReceivedParams;
  /** To a subscriber when the subscription was paused, resumed or cancelled, by them or by the office. */
  'subscription-changed': {
    name: string;
    reference: string;
    change: 'paused' | 'resumed' | 'cancelled';
    /** Day of the next delivery, `2025-01-15`; set after resuming. */
    delivery: string;
    /** What the office wrote. */
    reason?: string;
    /** Refund of an online payment, in rupees; set after cancelling. */
    refund?: number;
    /** A box that left on the day of a pause or a cancellation, and the cash that is taken for it, in rupees. */
    lastBox?: { day: string; cash: number };
  };
  /**
   * To a subscriber when the first box is paid online; `amount` in rupees. `cancelled`: the subscription had already
   * ended, so that the payment is refunded. `boxLeft`: that box had already left, so that cash may have been taken for
   * it. `again`: it was already paid, so that one payment is refunded. `ended`: no further boxes will come.
   */
  'subscription-paid': {
    name: string;
    reference: string;
    amount: number;
    cancelled: boolean;
    boxLeft?: boolean;
    again?: boolean;
    ended?: boolean;
  };
  /**
   * To a subscriber when a payment, of `amount` rupees, was refunded. `continues`: further boxes will come, and no
   * other payment pays for the first one. `boxPaid`: further boxes will come, and another one does.
   */
  'subscription-refunded': {
    name: string;
    reference: string;
    amount: number;
    continues: boolean;
    boxPaid?: boolean;
  };
  /** To somebody who asked for it with their reference and this address; `code` works once and for `validMinutes`. */
  'track-code': { reference: string; code: string; validMinutes: number };
}

export type MailTemplate = keyof MailParams;
export type AccountMailTemplate = keyof AccountMailParams;
