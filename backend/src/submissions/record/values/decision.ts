import { Schema } from 'mongoose';
import {
  type HistoryEntry,
  NAMED_ACCOUNT,
  type NamedAccount,
  type SubmissionRecord,
} from '../submission-record.js';
import { lastingHistory } from './lasting-history.js';

/** Who decided about a record, and when. */
export interface Decision {
  by: NamedAccount;
  at: Date;
}

/** A record that the office decides about. */
export interface DecidedRecord<S extends string = string> extends SubmissionRecord<S> {
  /** The decision that it stands by; absent while it waits, and once it was withdrawn. */
  decision?: Decision;
}

/** The fields that say so, as queries and indexes name them. */
export const DECIDER_FIELD = 'decision.by.adminId';
export const DECIDED_AT_FIELD = 'decision.at';

/** Index along which what was decided in a span of time is found, whoever decided. */
export const DECIDED_INDEX = 'decided';

/** The mongoose definition of a decision. */
export const DECISION = {
  type: new Schema<Decision>(
    { by: { type: NAMED_ACCOUNT, required: true }, at: { type: Date, required: true } },
    { _id: false, strict: 'throw' },
  ),
};

/** Records that nobody has decided about are not in it, so that a form that is sent costs no entry. */
export function addDecisionIndex<R extends DecidedRecord>(schema: Schema<R>): void {
  schema.index(
    { [DECIDED_AT_FIELD]: -1, [DECIDER_FIELD]: 1 },
    { name: DECIDED_INDEX, partialFilterExpression: { [DECIDED_AT_FIELD]: { $type: 'date' } } },
  );
}

/**
 * The decision that a record stands by. A change that was undone does not count: when a reopening is undone, the decision
 * before it is still that of whoever took it.
 *
 * @param decided the states that are decisions
 */
export function effectiveDecision<S extends string>(
  history: readonly HistoryEntry<S>[],
  decided: readonly S[],
): Decision | undefined {
  const last = lastingHistory(history).at(-1);
  return last?.by && decided.includes(last.status) ? { by: last.by, at: last.at } : undefined;
}
