import type { ReviewStatus } from './status-rules.js';

/** What the person behind a record can be allowed to do with it without an administrator. */
export const OWN_ACTIONS = ['pause', 'resume', 'cancel', 'withdraw'] as const;
export type OwnAction = (typeof OWN_ACTIONS)[number];

/** Where an action of their own brings a record. The rules of its kind still decide whether it may go there. */
export interface OwnStep<S extends string> {
  status: S;
  /** Stands in the history, where a reviewer's reason would. */
  reason?: string;
}

export type OwnSteps<S extends string> = Readonly<Partial<Record<OwnAction, OwnStep<S>>>>;

/**
 * Applications have no state of their own for "withdrawn": like one that was turned down, it is closed and a reviewer can
 * reopen it. Reason and the missing reviewer tell the two apart.
 */
export const WITHDRAWAL: OwnSteps<ReviewStatus> = {
  withdraw: { status: 'rejected', reason: 'Withdrawn by the applicant.' },
};
