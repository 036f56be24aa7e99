import type { ReviewStatus } from './status-rules.js';

/** What the person behind a record can be allowed to do with it without an administrator. */
export const OWN_ACTIONS = ['pause', 'resume', 'cancel', 'withdraw'] as const;
export type OwnAction = (typeof OWN_ACTIONS)[number];

/** Where each action of their own brings a record. The rules of its kind still decide whether it may go there. */
export type OwnSteps<S extends string> = Readonly<Partial<Record<OwnAction, S>>>;

export const WITHDRAWAL: OwnSteps<ReviewStatus> = { withdraw: 'withdrawn' };
