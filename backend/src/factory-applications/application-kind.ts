import { FACTORY_DOCUMENT } from '../documents/document-kind.js';
import type { MailOrder } from '../mail/outbox.js';
import { WITHDRAWAL } from '../submissions/own-steps.js';
import { REVIEW_RULES, type ReviewStatus } from '../submissions/status-rules.js';
import type { SubmissionKind } from '../submissions/submission-kind.js';
import type { PendingEffect } from '../submissions/submission-record.js';
import type { SubmissionStore } from '../submissions/submission-store.js';
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
    ownSteps: WITHDRAWAL,
    composeMail,
  };
}

const DECISIONS = { approved: 'approved', rejected: 'rejected', pending: 'reopened' } as const;

/** A mail without a status in its content confirms the arrival; one with a status tells of that decision. */
function composeMail(record: FactoryApplication, effect: PendingEffect): MailOrder | undefined {
  const { email, locale, name, reference } = record;
  if (email === undefined) return undefined;
  const order = { key: effect.key, to: email, locale };
  const { status, reason, own } = effect.content as {
    status?: ReviewStatus;
    reason?: string;
    own?: boolean;
  };
  if (status === undefined)
    return { ...order, template: 'application-received', params: { name, reference } };
  if (own) return { ...order, template: 'application-withdrawn', params: { name, reference } };
  return {
    ...order,
    template: 'application-decided',
    params: { name, reference, decision: DECISIONS[status], ...(reason === undefined ? {} : { reason }) },
  };
}
