import { isKeptByLaw } from '../submissions/kept-by-law.js';
import { OWN_ACTIONS, type OwnAction } from '../submissions/own-steps.js';
import type { SubmissionKind } from '../submissions/submission-kind.js';
import type { SubmissionRecord } from '../submissions/submission-record.js';
import type { TrackedView } from './dto/track.answers.js';

/** Which of their own steps the record's present state allows. */
export function possibleActions(
  { rules, ownSteps }: SubmissionKind,
  { status }: SubmissionRecord,
): OwnAction[] {
  const next = rules.next[status] ?? [];
  return OWN_ACTIONS.filter((action) => {
    const step = ownSteps[action];
    return step !== undefined && next.includes(step.status);
  });
}

/** What the person behind a record may see of it: no names of administrators, and nothing they typed themselves. */
export function trackedView(kind: SubmissionKind, record: SubmissionRecord): TrackedView {
  const { reference, status, createdAt, history } = record;
  return {
    reference,
    kind: kind.subject,
    status,
    createdAt,
    history: history.map(({ status, at, by, reason }) => ({
      status,
      at,
      by: by === undefined ? 'you' : 'office',
      reason,
    })),
    actions: [...possibleActions(kind, record), ...(isKeptByLaw(kind, record) ? [] : ['erase' as const])],
    facts: kind.ownFacts?.(record) ?? {},
  };
}
