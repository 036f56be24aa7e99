import { decidedByKey } from '../../common/search/fact-keys.js';
import { SubmissionKind } from '../record/submission-kind.js';
import type { HistoryEntry } from '../record/submission-record.js';
import { type DecidedRecord, effectiveDecision } from '../record/values/decision.js';
import { DECIDED_STATUSES, REVIEW_RULES, type ReviewStatus } from './review-status.js';

/** The common part of applications: the office decides about them, and lists filter by who decided and when. */
export abstract class ReviewedKind<
  R extends DecidedRecord<ReviewStatus>,
  F extends object,
> extends SubmissionKind<R, F> {
  readonly rules = REVIEW_RULES;

  override fieldsAfter({ history }: R, entry: HistoryEntry<ReviewStatus>): Pick<R, 'decision'> {
    return { decision: decisionIn([...history, entry]) };
  }

  override outcomeKey({ history }: R): string | undefined {
    const decision = decisionIn(history);
    return decision && decidedByKey(decision.by.adminId);
  }
}

function decisionIn(history: readonly HistoryEntry<ReviewStatus>[]) {
  return effectiveDecision<ReviewStatus>(history, DECIDED_STATUSES);
}
