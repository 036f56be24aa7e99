import { FACTORY_DOCUMENT } from '../documents/document-kind.js';
import type { MailEffect } from '../effects/pending-effect.js';
import type { MailOrder } from '../mail/outbox.js';
import { WITHDRAWAL } from '../submissions/record/own-steps.js';
import { REVIEW_RULES } from '../submissions/record/status-rules.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import type { SubmissionStore } from '../submissions/record/submission-store.js';
import { reviewMail } from '../submissions/review/review-mail.js';
import type { FactoryApplication } from './factory-application.schema.js';

/** What makes a submission a factory application. */
export function applicationKind(
  store: SubmissionStore<FactoryApplication>,
): SubmissionKind<FactoryApplication> {
  return {
    subject: 'factory-application',
    actions: 'application',
    prefix: 'FA',
    readPermission: 'applications:read',
    limit: { name: 'apply-factory.address', limit: 60, windowMs: 3_600_000 },
    rules: REVIEW_RULES,
    store,
    documentKind: FACTORY_DOCUMENT,
    emailOf: ({ email }) => email,
    sentFields: [
      'name',
      'location',
      'business_idea',
      'required_amount',
      'past_experience',
      'mobile',
      'email',
    ],
    ownSteps: WITHDRAWAL,
    composeMail,
  };
}

function composeMail(record: FactoryApplication, effect: MailEffect): MailOrder | undefined {
  const { email } = record;
  if (email === undefined) return undefined;
  return reviewMail({ ...record, email }, effect, {
    received: 'application-received',
    decided: 'application-decided',
  });
}
