import { Schema } from 'mongoose';
import type { AuditActor } from '../audit/audit-actor.js';
import { actorSchema } from '../audit/audit-entry.schema.js';
import { EFFECTS_DUE, PENDING_EFFECTS, type PendingEffect } from '../effects/pending-effect.js';
import type { SubmissionLocale } from '../submissions/record/values/submission-locale.js';
import type { ReviewDecisionStatus } from '../submissions/review/review-status.js';

/** The decisions that need a reason, by their name in the audit log, with the permission for each. */
export const REASON_KINDS = {
  'factory-application': 'applications:review',
  shareholder: 'shareholders:review',
} as const;

export type ReasonKind = keyof typeof REASON_KINDS;

/** A reason in one language. */
export interface ReasonWords {
  /** Name of the reason in the office. */
  title: string;
  /** The text for the applicant, which the reviewer can change. */
  text: string;
}

/** A frequent reason to start from. */
export interface DecisionReason extends Record<SubmissionLocale, ReasonWords> {
  /** Identifies it within the list. */
  id: string;
  kinds: ReasonKind[];
  /** The decision that it is given for. */
  decision: ReviewDecisionStatus;
}

/** The list of an office that has changed the supplied one. A single document, since the order belongs to it. */
export interface DecisionReasons {
  _id: typeof DECISION_REASONS_ID;
  /** Incremented by every change, which is written only over the revision that was read. */
  revision: number;
  reasons: DecisionReason[];
  by: AuditActor;
  at: Date;
  /** Audit entries still to be dispatched, stored in the same write as the change itself. */
  pendingEffects?: PendingEffect[];
}

export const DECISION_REASONS = 'DecisionReasons';
/** The id of the one document. */
export const DECISION_REASONS_ID = 'decision-reasons';

const text = { type: String, required: true };
const words = { _id: false, title: text, text };
// `id` is a field here, not mongoose's virtual one.
const reasonSchema = new Schema<DecisionReason>(
  { id: text, kinds: [String], decision: text, en: { type: words }, hi: { type: words } },
  { _id: false, id: false, strict: 'throw' },
);

export const decisionReasonsSchema = new Schema<DecisionReasons>(
  {
    _id: String,
    revision: { type: Number, required: true },
    reasons: [reasonSchema],
    by: { type: actorSchema, required: true },
    at: { type: Date, required: true },
    pendingEffects: PENDING_EFFECTS,
  },
  { collection: 'decision_reasons', versionKey: false, strict: 'throw' },
).index(EFFECTS_DUE.key, { name: EFFECTS_DUE.name });
