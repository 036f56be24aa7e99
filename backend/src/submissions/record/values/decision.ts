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

/** A record of a kind with decisions. */
export interface DecidedRecord<S extends string = string> extends SubmissionRecord<S> {
  /** The decision in effect; absent while it is pending, and once it was withdrawn. */
  decision?: Decision;
}

/** The fields of the decision, for queries and indexes. */
export const DECIDER_FIELD = 'decision.by.adminId';
export const DECIDED_AT_FIELD = 'decision.at';

/** Index for finding what was decided in a period, by anybody. */
export const DECIDED_INDEX = 'decided';

/** The mongoose definition of a decision. */
export const DECISION = {
  type: new Schema<Decision>(
    { by: { type: NAMED_ACCOUNT, required: true }, at: { type: Date, required: true } },
    { _id: false, strict: 'throw' },
  ),
};

/** A partial index: records without a decision are not in it, so that a submission costs no index entry. */
export function addDecisionIndex<R extends DecidedRecord>(schema: Schema<R>): void {
  schema.index(
    { [DECIDED_AT_FIELD]: -1, [DECIDER_FIELD]: 1 },
    { name: DECIDED_INDEX, partialFilterExpression: { [DECIDED_AT_FIELD]: { $type: 'date' } } },
  );
}

/**
 * The decision in effect. A change that was undone does not count: when a reopening is undone, the decision before it
 * still belongs to whoever made it.
 * @param decided the states that are decisions
 */
export function effectiveDecision<S extends string>(
  history: readonly HistoryEntry<S>[],
  decided: readonly S[],
): Decision | undefined {
  const last = lastingHistory(history).at(-1);
  return last?.by && decided.includes(last.status) ? { by: last.by, at: last.at } : undefined;
}
