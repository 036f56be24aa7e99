import { mailEffect } from '../../effects/effects.js';
import type { MailEffect } from '../../effects/pending-effect.js';
import type { OutgoingMail } from '../../mail/outbox/outbox.js';
import type { AccountMailTemplate, MailLocale, MailParams } from '../../mail/templates/mail-template.js';
import type { AdminRecord } from './admin.schema.js';

type Content = Pick<OutgoingMail<AccountMailTemplate>, 'template' | 'params'> & {
  locale?: MailLocale;
  email?: string;
  verified?: boolean;
};

/** Language of the mails to the person behind an account. */
export function mailLocaleOf({ locale }: Pick<AdminRecord, 'locale'>): MailLocale {
  return locale ?? 'en';
}

/** A mail to the person behind an account, written with the account, in the language that it has then. @param key unique per mail */
export function accountMail<T extends AccountMailTemplate>(
  key: string,
  at: Date,
  admin: Pick<AdminRecord, 'locale'>,
  template: T,
  params: MailParams[T],
): MailEffect {
  return mailEffect(key, at, { template, params, locale: mailLocaleOf(admin) });
}

/**
 * The mail in the form that the outbox takes. Mails stored by the previous version have no language and are sent in
 * English.
 */
export function composeAccountMail(
  { email }: Pick<AdminRecord, 'email'>,
  { key, content }: MailEffect,
): OutgoingMail {
  const { template, params, locale = 'en', email: to = email, verified = true } = content as Content;
  return { key, to, verified, locale, template, params };
}

/** A mail to this address, whatever the address of the account is when it is sent. For `verified` see the outbox. */
export function mailToAddress<T extends AccountMailTemplate>(
  key: string,
  at: Date,
  admin: Pick<AdminRecord, 'locale'>,
  { email, verified }: { email: string; verified: boolean },
  template: T,
  params: MailParams[T],
): MailEffect {
  return mailEffect(key, at, { template, params, locale: mailLocaleOf(admin), email, verified });
}

/**
 * The same, stored with another document such as a session. It carries its own address, since the account may be gone
 * by the time it is sent.
 */
export function addressedMail<T extends AccountMailTemplate>(
  key: string,
  at: Date,
  admin: Pick<AdminRecord, 'email' | 'locale'>,
  template: T,
  params: MailParams[T],
): MailEffect {
  return mailEffect(key, at, { template, params, locale: mailLocaleOf(admin), email: admin.email });
}

export function composeAddressedMail(_record: unknown, effect: MailEffect): OutgoingMail {
  return composeAccountMail({ email: String(effect.content.email) }, effect);
}
