import { ID_PROOF } from '../documents/document-kind.js';
import type { MailEffect } from '../effects/pending-effect.js';
import type { MailOrder } from '../mail/outbox.js';
import { WITHDRAWAL } from '../submissions/record/own-steps.js';
import { REVIEW_RULES } from '../submissions/record/status-rules.js';
import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import type { SubmissionStore } from '../submissions/record/submission-store.js';
import { reviewMail } from '../submissions/review/review-mail.js';
import type { Shareholder } from './shareholder.schema.js';

/** What makes a submission an application of a shareholder. */
export function shareholderKind(store: SubmissionStore<Shareholder>): SubmissionKind<Shareholder> {
  return {
    subject: 'shareholder',
    actions: 'shareholder',
    prefix: 'SH',
    readPermission: 'shareholders:read',
    documentPermissions: ['shareholders:review', 'shareholders:reveal'],
    limit: { name: 'shareholder.address', limit: 60, windowMs: 3_600_000 },
    rules: REVIEW_RULES,
    store,
    documentKind: ID_PROOF,
    emailOf: ({ email }) => email,
    sentFields: [
      'fullName',
      'location',
      'email',
      'mobile',
      'referralCode',
      'nomineeName',
      'nomineeRelation',
      'sharePurchase',
    ],
    ownSteps: WITHDRAWAL,
    // Members stand in the register of members.
    keptByLaw: { field: 'status', is: 'approved' },
    composeMail,
  };
}

function composeMail(record: Shareholder, effect: MailEffect): MailOrder {
  return reviewMail({ ...record, name: record.fullName }, effect, {
    received: 'shareholder-received',
    decided: 'shareholder-decided',
  });
}
