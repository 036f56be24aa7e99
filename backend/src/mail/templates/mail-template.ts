/** Languages of mails. */
export type MailLocale = 'en' | 'hi';

/** What a mail about a reviewer's decision needs to know. */
export interface DecisionParams {
  name: string;
  reference: string;
  decision: 'approved' | 'rejected' | 'reopened';
  reason?: string;
}

/** What each mail needs to know. Values are plain text; composing escapes them. */
export interface MailParams {
  /** To the applicant, as soon as the application is stored. */
  'application-received': { name: string; reference: string };
  /** To the applicant, after a reviewer's decision or reopening. `reason` is the reviewer's text. */
  'application-decided': DecisionParams;
  /** To the sender of a contact message, as soon as it is stored. */
  'contact-received': { name: string; reference: string };
  /** To somebody who asked to become a shareholder, as soon as the application is stored. */
  'shareholder-received': { name: string; reference: string };
  /** To them after a reviewer's decision or reopening. `reason` is the reviewer's text. */
  'shareholder-decided': DecisionParams;
  /** To a person invited to the back office; `link` works once and for `validHours`. */
  'administrator-invited': { link: string; validHours: number };
}

export type MailTemplate = keyof MailParams;
