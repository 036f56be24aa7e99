import { mailEffect } from '../../effects/effects.js';
import type { MailEffect } from '../../effects/pending-effect.js';
import type { OutgoingMail } from '../../mail/outbox/outbox.js';
import type { AccountMailTemplate, MailLocale, MailParams } from '../../mail/templates/mail-template.js';
import type { AdminRecord } from './admin.schema.js';

type Content = Pick<OutgoingMail<AccountMailTemplate>, 'template' | 'params'> & {
  locale?: MailLocale;
  email?: string;
  verified?: boolean;
  /** Absent in mails of the account's own document, and in those stored by earlier versions. */
  accountId?: string;
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
  { _id, email }: Pick<AdminRecord, '_id' | 'email'>,
  effect: MailEffect,
): OutgoingMail {
  return composeMail(effect, { to: email, accountId: _id.toHexString() });
}

/** A mail to a fixed address, even if that of the account changes before it is sent. See `OutgoingMail.verified`. */
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
  admin: Pick<AdminRecord, '_id' | 'email' | 'locale'>,
  template: T,
  params: MailParams[T],
): MailEffect {
  const { _id, email } = admin;
  return mailEffect(key, at, {
    template,
    params,
    locale: mailLocaleOf(admin),
    email,
    accountId: _id.toHexString(),
  });
}

export function composeAddressedMail(_record: unknown, effect: MailEffect): OutgoingMail {
  return composeMail(effect, { to: String(effect.content.email) });
}

/** @param recipient unless the effect names another */
function composeMail(
  { key, content }: MailEffect,
  recipient: Pick<OutgoingMail, 'to' | 'accountId'>,
): OutgoingMail {
  const { template, params, locale = 'en', email: to = recipient.to, verified = true } = content as Content;
  const { accountId = recipient.accountId } = content as Content;
  return { key, to, ...(accountId !== undefined && { accountId }), verified, locale, template, params };
}
