import type { MailEffect } from '../../effects/pending-effect.js';
import type { OutgoingMail } from '../../mail/outbox/outbox.js';
import type { MailTemplate } from '../../mail/templates/mail-template.js';
import type { SubmissionRecord } from '../record/submission-record.js';
import type { ReviewDecisionStatus } from './review-status.js';

const DECISIONS = { approved: 'approved', rejected: 'rejected', pending: 'reopened' } as const;

/** The data of an applicant that the mails need. */
interface Applicant extends Pick<SubmissionRecord, 'locale' | 'reference'> {
  email: string;
  name: string;
}

/**
 * The mail about an application of either kind. A mail without a status in its content confirms the submission; one
 * with a status is about that decision.
 * @param templates of this kind
 */
export function reviewMail(
  { email, locale, name, reference }: Applicant,
  { key, content }: MailEffect,
  templates: {
    received: MailTemplate & `${string}-received`;
    decided: MailTemplate & `${string}-decided`;
  },
): OutgoingMail {
  const mail = { key, to: email, locale };
  const { status, reason, own } = content as {
    status?: ReviewDecisionStatus;
    reason?: string;
    own?: boolean;
  };
  if (status === undefined) return { ...mail, template: templates.received, params: { name, reference } };
  if (own) return { ...mail, template: 'application-withdrawn', params: { name, reference } };
  return {
    ...mail,
    waitsForNextDay: true,
    template: templates.decided,
    params: { name, reference, decision: DECISIONS[status], ...(reason === undefined ? {} : { reason }) },
  };
}
