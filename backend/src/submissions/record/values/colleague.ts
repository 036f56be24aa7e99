import type { MailLocale } from '../../../mail/templates/mail-template.js';
import type { NamedAccount } from '../submission-record.js';

/** An account that can log in. */
export interface Colleague extends NamedAccount {
  /** Language of the mails to the person. */
  locale: MailLocale;
  /** Whether the person wants mails about mentions and assignments; the console notifies in any case. */
  wantsMails: boolean;
}
