import type { ReviewDecisionStatus } from '../../data/records/records';
import { draftKey } from './draft-key';

interface BulkReasonDraft {
  reason: string;
  /** The records that it was typed for. */
  ids: ReadonlySet<string>;
}

/** Kept in memory only; the latest draft for each kind of record and each decision. */
const drafts = new Map<string, BulkReasonDraft>();

/**
 * Unsent reasons for decisions on several records. They are restored when the same decision is started again for any of
 * these records, because it was cancelled, failed or was undone. For other records a new reason is needed.
 */
export const bulkReasonDrafts = {
  get(kind: string, decision: ReviewDecisionStatus, ids: readonly string[]): string {
    const draft = drafts.get(draftKey(`${kind} ${decision}`));
    return draft && ids.some((id) => draft.ids.has(id)) ? draft.reason : '';
  },
  set(kind: string, decision: ReviewDecisionStatus, ids: readonly string[], reason: string): void {
    drafts.set(draftKey(`${kind} ${decision}`), { reason, ids: new Set(ids) });
  },
  /** Called on logout. */
  clear(): void {
    drafts.clear();
  },
};
