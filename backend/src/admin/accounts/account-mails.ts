import { mailEffect } from '../../effects/effects.js';
import type { MailEffect } from '../../effects/pending-effect.js';
import type { MailOrder } from '../../mail/outbox.js';
import type { MailParams } from '../../mail/templates/mail-template.js';
import type { AdminRecord } from './admin.schema.js';
import type { AdminState } from './admin-state.schema.js';

type AccountMail =
  | 'administrator-invited'
  | 'password-reset'
  | 'password-changed'
  | 'second-factor-notice'
  | 'account-notice';

/** A mail to the person behind an account. @param key unique per mail */
export function accountMail<T extends AccountMail>(
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
  const { template, params } = content as Pick<MailOrder<AccountMail>, 'template' | 'params'>;
  return { key, to: email, verified: true, locale: 'en', template, params };
}

/** A mail to somebody of whom the state of all accounts has changed, and who may be gone when it is sent. */
export function stateMail<T extends AccountMail>(
  key: string,
  at: Date,
  { email }: AdminRecord,
  template: T,
  params: MailParams[T],
): MailEffect {
  return mailEffect(key, at, { template, params, email });
}

export function stateMailOrder(_state: AdminState, effect: MailEffect): MailOrder {
  return accountMailOrder({ email: String(effect.content.email) }, effect);
}
