import { ID_PROOF } from '../documents/document-kind.js';
import type { MailOrder } from '../mail/outbox.js';
import { WITHDRAWAL } from '../submissions/own-steps.js';
import { REVIEW_RULES, type ReviewStatus } from '../submissions/status-rules.js';
import type { SubmissionKind } from '../submissions/submission-kind.js';
import type { PendingEffect } from '../submissions/submission-record.js';
import type { SubmissionStore } from '../submissions/submission-store.js';
import type { Shareholder } from './shareholder.schema.js';

/** What makes a submission an application of a shareholder. */
export function shareholderKind(store: SubmissionStore<Shareholder>): SubmissionKind<Shareholder> {
  return {
    subject: 'shareholder',
    actions: 'shareholder',
    prefix: 'SH',
    readPermission: 'shareholders:read',
    limit: { name: 'shareholder.address', limit: 60, windowMs: 3_600_000 },
    rules: REVIEW_RULES,
    store,
    documentKind: ID_PROOF,
    emailOf: ({ email }) => email,
    ownSteps: WITHDRAWAL,
    // Members stand in the register of members.
    keptByLaw: { field: 'status', is: 'approved' },
    composeMail,
  };
}

const DECISIONS = { approved: 'approved', rejected: 'rejected', pending: 'reopened' } as const;

/** A mail without a status in its content confirms the arrival; one with a status tells of that decision. */
function composeMail(record: Shareholder, effect: PendingEffect): MailOrder {
  const { email, locale, fullName: name, reference } = record;
  const order = { key: effect.key, to: email, locale };
  const { status, reason, own } = effect.content as {
    status?: ReviewStatus;
    reason?: string;
    own?: boolean;
  };
  if (status === undefined) {
    return { ...order, template: 'shareholder-received', params: { name, reference } };
  }
  if (own) return { ...order, template: 'application-withdrawn', params: { name, reference } };
  return {
    ...order,
    template: 'shareholder-decided',
    params: { name, reference, decision: DECISIONS[status], ...(reason === undefined ? {} : { reason }) },
  };
}
