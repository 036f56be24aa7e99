/** Which states there are and where each may go. Contacts and subscriptions have rules of their own. */
export interface StatusRules<S extends string> {
  initial: S;
  next: Readonly<Record<S, readonly S[]>>;
}

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Applications and shareholders: decided from pending, reopened from either decision, never swapped directly. */
export const REVIEW_RULES: StatusRules<ReviewStatus> = {
  initial: 'pending',
  next: { pending: ['approved', 'rejected'], approved: ['pending'], rejected: ['pending'] },
};

/** What a reviewer saw and wants. */
export interface StatusWish<S extends string> {
  status: S;
  /** The state on the reviewer's screen; absent from older clients. */
  expectedStatus?: S | undefined;
  /** Id of the administrator who asks. */
  adminId: string;
}

/** The state of a record and who brought it there; nobody, when it is still as it came. */
export interface CurrentStatus<S extends string> {
  status: S;
  decidedBy?: string | undefined;
}

/**
 * `change`: the wish is carried out. `repeat`: it is already so by the same person, so a lost answer can be asked for
 * again. `conflict`: someone else was first, or the step is not allowed.
 */
export function judgeWish<S extends string>(
  rules: StatusRules<S>,
  current: CurrentStatus<S>,
  wish: StatusWish<S>,
): 'change' | 'repeat' | 'conflict' {
  if (current.status === wish.status) {
    const own = current.decidedBy === undefined || current.decidedBy === wish.adminId;
    return own ? 'repeat' : 'conflict';
  }
  if (wish.expectedStatus !== undefined && wish.expectedStatus !== current.status) return 'conflict';
  return rules.next[current.status].includes(wish.status) ? 'change' : 'conflict';
}
