import type { SubmissionKind } from '../../record/submission-kind.js';
import type { SubmissionRecord } from '../../record/submission-record.js';
import { evaluateTransition, type TransitionOutcome } from './evaluate-transition.js';
import type { StatusRequest } from './status-plan.js';

/** Evaluates a requested change of this record's status. */
export function requestedTransition<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  current: R,
  request: StatusRequest<R['status']>,
): TransitionOutcome {
  return evaluateTransition<R['status']>(
    kind.rules,
    { status: current.status, decidedBy: current.history.at(-1)?.by?.adminId },
    { status: request.status, expectedStatus: request.expectedStatus, adminId: request.actor?.adminId },
  );
}

/** The message for a refused request. */
export function conflictMessage<R extends SubmissionRecord>(
  kind: SubmissionKind<R>,
  current: R,
  request: StatusRequest<R['status']>,
): string {
  const seen = request.expectedStatus ?? current.status;
  if (seen !== current.status || current.status === request.status) {
    return changedMeanwhile(current);
  }
  const next = kind.rules.next[current.status as R['status']];
  if (next.length === 0) return `This record is ${current.status}, and that is final.`;
  return next.includes(request.status)
    ? `This record is ${current.status} now.`
    : `A record that is ${current.status} cannot become ${request.status} directly. Reopen it first.`;
}

/** The message when a record is not as the caller saw it any more. */
export function changedMeanwhile({ status }: Pick<SubmissionRecord, 'status'>): string {
  return `This record has been changed in the meantime. It is now ${status}.`;
}
