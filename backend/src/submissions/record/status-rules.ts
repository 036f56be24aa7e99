/** Which states there are and where each may go. */
export interface StatusRules<S extends string> {
  initial: S;
  next: Readonly<Record<S, readonly S[]>>;
  /** Bringing a record where somebody else has brought it already is no conflict but done. */
  anyoneRepeats?: boolean;
}

/** What a reviewer can bring an application to. */
export const REVIEW_DECISIONS = ['pending', 'approved', 'rejected'] as const;
export type ReviewDecisionStatus = (typeof REVIEW_DECISIONS)[number];

export const REVIEW_STATUSES = [...REVIEW_DECISIONS, 'withdrawn'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/**
 * Applications and shareholders: decided from pending, reopened from either decision, never swapped directly. Only the
 * applicant withdraws; who then calls the office is brought back to pending.
 */
export const REVIEW_RULES: StatusRules<ReviewStatus> = {
  initial: 'pending',
  next: {
    pending: ['approved', 'rejected', 'withdrawn'],
    approved: ['pending'],
    rejected: ['pending'],
    withdrawn: ['pending'],
  },
};

export const CONTACT_STATUSES = ['new', 'read'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** Messages: read when somebody opens them, and back. Two who open the same one at once both succeed. */
export const CONTACT_RULES: StatusRules<ContactStatus> = {
  initial: 'new',
  next: { new: ['read'], read: ['new'] },
  anyoneRepeats: true,
};

export const SUBSCRIPTION_STATUSES = ['active', 'paused', 'cancelled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Subscriptions: paused and taken up again at will, cancelled at any time and for good. */
export const SUBSCRIPTION_RULES: StatusRules<SubscriptionStatus> = {
  initial: 'active',
  next: { active: ['paused', 'cancelled'], paused: ['active', 'cancelled'], cancelled: [] },
};

/** What a reviewer saw and wants. */
export interface StatusWish<S extends string> {
  status: S;
  /** The state on the reviewer's screen; absent from older clients. */
  expectedStatus?: S | undefined;
  /** Id of the administrator who asks; absent when it is the person behind the record. */
  adminId?: string | undefined;
}

/** The state of a record and who brought it there; nobody, when it is still as it came. */
export interface CurrentStatus<S extends string> {
  status: S;
  decidedBy?: string | undefined;
}

/**
 * `change`: the wish is carried out. `repeat`: it is already so by the same person, so a lost answer can be asked for
 * again; whoever the record is about need not know who brought it there. `conflict`: someone else was first, or the step is not allowed.
 */
export function judgeWish<S extends string>(
  rules: StatusRules<S>,
  current: CurrentStatus<S>,
  wish: StatusWish<S>,
): 'change' | 'repeat' | 'conflict' {
  if (current.status === wish.status) {
    const nobodysOrOwn = current.decidedBy === undefined || current.decidedBy === wish.adminId;
    return rules.anyoneRepeats || wish.adminId === undefined || nobodysOrOwn ? 'repeat' : 'conflict';
  }
  if (wish.expectedStatus !== undefined && wish.expectedStatus !== current.status) return 'conflict';
  return rules.next[current.status].includes(wish.status) ? 'change' : 'conflict';
}
