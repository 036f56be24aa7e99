import type { Locale } from 'frontend-shared/i18n/locale';
import type { mails } from '../../content/mails';
import type { UndeliveredMail } from '../../data/undelivered-mails';

/** Why a mail failed, as text. Some texts include the error code, for the person who runs the mail server. */
export function failureReason(
  { reason, lastError = '' }: Pick<UndeliveredMail, 'reason' | 'lastError'>,
  messages: (typeof mails)[Locale]['reasons'],
): string {
  const text = messages[reason];
  return typeof text === 'string' ? text : text(lastError);
}
