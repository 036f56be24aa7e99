import type { SubmissionKind } from '../submissions/record/submission-kind.js';
import type { SubmissionRecord } from '../submissions/record/submission-record.js';
import { lastingHistory } from '../submissions/record/values/lasting-history.js';
import { SELF_SERVICE_NAMES, type SelfServiceName } from './dto/track.forms.js';
import type { TrackedView } from './dto/track.responses.js';

/** The actions that are possible in the record's present state. */
export function possibleActions(
  { rules, selfServiceActions }: SubmissionKind,
  { status }: SubmissionRecord,
): SelfServiceName[] {
  const next = rules.next[status] ?? [];
  return SELF_SERVICE_NAMES.filter((name) => {
    const action = selfServiceActions[name];
    return action !== undefined && next.includes(action.status);
  });
}

/** The record as shown to the person behind it: no names of administrators, no PAN and no identity proof. */
export function trackedView(kind: SubmissionKind, record: SubmissionRecord): TrackedView {
  const { reference, status, createdAt } = record;
  const kept = kind.keptFor(record, new Date());
  return {
    reference,
    kind: kind.subject,
    status,
    createdAt,
    history: lastingHistory(record.history).map(({ status, at, by, reason }) => ({
      status,
      at,
      by: by === undefined ? 'you' : 'office',
      reason,
    })),
    actions: [...possibleActions(kind, record), ...(kept === undefined ? ['erase' as const] : [])],
    ...(kept !== undefined && { kept }),
    sent: sentBy(kind, record),
    facts: kind.publicFields(record),
  };
}

function sentBy({ sentFields }: SubmissionKind, record: SubmissionRecord): Record<string, string | number> {
  const values = record as unknown as Record<string, unknown>;
  return Object.fromEntries(
    sentFields.flatMap((field: string) => {
      const value = values[field];
      return typeof value === 'string' || typeof value === 'number' ? [[field, value]] : [];
    }),
  );
}
