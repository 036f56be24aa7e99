import { mailEffect } from '../../effects/effects.js';
import type { MailEffect } from '../../effects/pending-effect.js';
import type { MailOrder } from '../../mail/outbox.js';
import type { AccountMailTemplate, MailParams } from '../../mail/templates/mail-template.js';
import type { AdminRecord } from './admin.schema.js';

/** A mail to the person behind an account, written with the account. @param key unique per mail */
export function accountMail<T extends AccountMailTemplate>(
  key: string,
  at: Date,
  template: T,
  params: MailParams[T],
): MailEffect {
  return mailEffect(key, at, { template, params });
}

/** Such a mail as the outbox takes it. The console speaks English, and so do its mails. */
export function accountMailOrder(
  { email }: Pick<AdminRecord, 'email'>,
  { key, content }: MailEffect,
): MailOrder {
  const { template, params } = content as Pick<MailOrder<AccountMailTemplate>, 'template' | 'params'>;
  return { key, to: email, verified: true, locale: 'en', template, params };
}

/** The same written with another document, as a session: it brings its address, since the account may be gone when it is sent. */
export function addressedMail<T extends AccountMailTemplate>(
  key: string,
  at: Date,
  { email }: Pick<AdminRecord, 'email'>,
  template: T,
  params: MailParams[T],
): MailEffect {
  return mailEffect(key, at, { template, params, email });
}

export function addressedMailOrder(_record: unknown, effect: MailEffect): MailOrder {
  return accountMailOrder({ email: String(effect.content.email) }, effect);
}
