import type { ReviewDecisionStatus } from '../../data/records/records';
import { draftKey } from './draft-key';

interface BulkReasonDraft {
  reason: string;
  /** The records that it was being typed about. */
  ids: ReadonlySet<string>;
}

/** In memory only; the last one for each kind of record and each decision. */
const drafts = new Map<string, BulkReasonDraft>();

/**
 * Reasons that were being typed for several records: they come back when the same decision is begun again about any of them,
 * because it was cancelled, failed or was undone. About other people it is another reason.
 */
export const bulkReasonDrafts = {
  of(kind: string, decision: ReviewDecisionStatus, ids: readonly string[]): string {
    const draft = drafts.get(draftKey(`${kind} ${decision}`));
    return draft && ids.some((id) => draft.ids.has(id)) ? draft.reason : '';
  },
  keep(kind: string, decision: ReviewDecisionStatus, ids: readonly string[], reason: string): void {
    drafts.set(draftKey(`${kind} ${decision}`), { reason, ids: new Set(ids) });
  },
  /** Whoever logs out leaves nothing behind. */
  forgetAll(): void {
    drafts.clear();
  },
};
