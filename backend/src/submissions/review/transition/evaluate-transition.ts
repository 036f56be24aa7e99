import type { StatusRules } from '../../record/status-rules.js';

/** What a reviewer saw and wants. */
export interface TransitionRequest<S extends string> {
  status: S;
  /** The state that the reviewer saw; older clients do not send it. */
  expectedStatus?: S | undefined;
  /** Id of the acting administrator; absent for the person behind the record. */
  adminId?: string | undefined;
}

/** The state of a record and who set it; nobody for the initial state. */
export interface CurrentStatus<S extends string> {
  status: S;
  decidedBy?: string | undefined;
}

/**
 * `change`: to be done. `repeat`: already done by the same person, so a lost answer can be requested again; the
 * person behind the record may repeat a change whoever made it. `conflict`: somebody else was first, or the
 * transition is not allowed.
 */
export type TransitionOutcome = 'change' | 'repeat' | 'conflict';

/** Evaluates a requested change of status. */
export function evaluateTransition<S extends string>(
  rules: StatusRules<S>,
  current: CurrentStatus<S>,
  request: TransitionRequest<S>,
): TransitionOutcome {
  if (current.status === request.status) {
    const isUndecidedOrOwn = current.decidedBy === undefined || current.decidedBy === request.adminId;
    return rules.anyoneRepeats || request.adminId === undefined || isUndecidedOrOwn ? 'repeat' : 'conflict';
  }
  if (request.expectedStatus !== undefined && request.expectedStatus !== current.status) return 'conflict';
  return rules.next[current.status].includes(request.status) ? 'change' : 'conflict';
}
