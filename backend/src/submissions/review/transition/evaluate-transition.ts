import type { StatusRules } from '../../record/status-rules.js';

/** What a reviewer saw and wants. */
export interface TransitionRequest<S extends string> {
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
 * `change`: it is to be done. `repeat`: it is so already by the same person, so a lost answer can be asked for again;
 * whoever the record is about need not know who brought it there. `conflict`: someone else was first, or the step is not
 * allowed.
 */
export type TransitionOutcome = 'change' | 'repeat' | 'conflict';

/** What becomes of a request to change the status of a record. */
export function evaluateTransition<S extends string>(
  rules: StatusRules<S>,
  current: CurrentStatus<S>,
  request: TransitionRequest<S>,
): TransitionOutcome {
  if (current.status === request.status) {
    const nobodysOrOwn = current.decidedBy === undefined || current.decidedBy === request.adminId;
    return rules.anyoneRepeats || request.adminId === undefined || nobodysOrOwn ? 'repeat' : 'conflict';
  }
  if (request.expectedStatus !== undefined && request.expectedStatus !== current.status) return 'conflict';
  return rules.next[current.status].includes(request.status) ? 'change' : 'conflict';
}
