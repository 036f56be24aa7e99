import type { StatusRules } from '../record/status-rules.js';

/** What a reviewer can bring an application to. */
export const REVIEW_DECISIONS = ['pending', 'approved', 'rejected'] as const;
export type ReviewDecisionStatus = (typeof REVIEW_DECISIONS)[number];

export const REVIEW_STATUSES = [...REVIEW_DECISIONS, 'withdrawn'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/**
 * What is decided from pending, reopened from either decision, and never swapped directly. Only the applicant withdraws;
 * who then calls the office is brought back to pending.
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

/** The states in which somebody of the office has decided. */
export const DECIDED_STATUSES = ['approved', 'rejected'] as const satisfies readonly ReviewStatus[];

/** What an applicant may do without an administrator. */
export const APPLICANT_ACTIONS = {
  withdraw: { status: 'withdrawn', message: 'Application withdrawn' },
} as const;
