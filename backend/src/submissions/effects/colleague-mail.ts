import type { AdminOrigin } from '../../audit/audit-actor.js';
import { mailEffect } from '../../effects/effects.js';
import type { MailEffect } from '../../effects/pending-effect.js';
import type { OutgoingMail } from '../../mail/outbox/outbox.js';
import type { ColleagueNoticeParams } from '../../mail/templates/mail-template.js';
import type { SubmissionKind } from '../record/submission-kind.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import type { Colleague } from '../record/values/colleague.js';

/** The content of this mail; the other mails of records have none of these fields. */
interface Content {
  colleague: Pick<Colleague, 'email' | 'locale'>;
  params: ColleagueNoticeParams;
}

/**
 * Notifies a colleague about a record: who did what, and where it is. It contains neither the note nor the
 * applicant's name, since mail is less protected than the console.
 * @param key starts with the record's id, so that erasing the record also removes the mail
 */
export function colleagueMail<R extends SubmissionRecord>(
  key: string,
  at: Date,
  about: { kind: SubmissionKind<R>; record: R; event: ColleagueNoticeParams['event'] },
  { email, locale }: Colleague,
  { actor: by }: AdminOrigin,
): MailEffect {
  const { kind, record, event } = about;
  const { reference, _id } = record;
  const params = { event, by: by.email, reference, list: kind.consolePath, recordId: _id.toHexString() };
  return mailEffect(key, at, { colleague: { email, locale }, params } satisfies Content);
}

/** The mail for the outbox; undefined for mails to the person behind the record. */
export function composeColleagueMail({ key, content }: MailEffect): OutgoingMail | undefined {
  if (!('colleague' in content)) return undefined;
  const { colleague, params } = content as unknown as Content;
  const { email, locale } = colleague;
  return { key, to: email, verified: true, locale, template: 'colleague-notice', params };
}
