import type { StatusRules } from '../record/status-rules.js';

/** The states that a reviewer can set. */
export const REVIEW_DECISIONS = ['pending', 'approved', 'rejected'] as const;
export type ReviewDecisionStatus = (typeof REVIEW_DECISIONS)[number];

export const REVIEW_STATUSES = [...REVIEW_DECISIONS, 'withdrawn'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/**
 * Pending applications are decided, and decided ones can be reopened, but never switched directly. Only the applicant
 * can withdraw; an applicant who then calls the office is set back to pending.
 */
export const REVIEW_RULES: StatusRules<ReviewStatus> = {
  initial: 'pending',
  pendingStatus: 'pending',
  next: {
    pending: ['approved', 'rejected', 'withdrawn'],
    approved: ['pending'],
    rejected: ['pending'],
    withdrawn: ['pending'],
  },
  // Members and funded factories are kept as long as the company needs them.
  settled: ['rejected', 'withdrawn'],
};

/** The states that are decisions of the office. */
export const DECIDED_STATUSES = ['approved', 'rejected'] as const satisfies readonly ReviewStatus[];

/** The changes that an applicant can make without an administrator. */
export const APPLICANT_ACTIONS = {
  withdraw: { status: 'withdrawn', message: 'Application withdrawn' },
} as const;
