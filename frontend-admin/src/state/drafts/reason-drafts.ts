import type { ReviewDecisionStatus, ReviewStatus } from '../../data/records/records';
import { draftKey } from './draft-key';

export interface ReasonDraft {
  /** The status in which the reviewer saw the record; it may have changed since. */
  seenStatus: ReviewStatus;
  /** The decision that the reason was typed for. */
  wanted: ReviewDecisionStatus;
  reason: string;
  /** The decision was cancelled: the reason is restored only when the same decision is started again. */
  isCancelled?: boolean;
}

/** Kept in memory only; one draft per record and decision, the newest last. */
const drafts = new Map<string, readonly ReasonDraft[]>();

/**
 * Unsent reasons. They survive opening another record, the end of a session and a conflict, and are restored when a
 * cancelled decision is started again. The reason for a rejection is kept while the record is reopened.
 */
export const reasonDrafts = {
  /** The drafts for a record, newest last. */
  get(id: string): readonly ReasonDraft[] {
    return drafts.get(draftKey(id)) ?? [];
  },
  set(id: string, draft: ReasonDraft): void {
    const others = reasonDrafts.get(id).filter(({ wanted }) => wanted !== draft.wanted);
    drafts.set(draftKey(id), [...others, draft]);
  },
  /** Keeps the reason of a cancelled decision, if there is one. */
  cancel(id: string, decision: ReviewDecisionStatus): void {
    const draft = reasonDrafts.get(id).find(({ wanted }) => wanted === decision);
    if (draft?.reason.trim()) reasonDrafts.set(id, { ...draft, isCancelled: true });
    else reasonDrafts.remove(id, decision);
  },
  /**
   * Restores the draft of a decision that is started again.
   *
   * @returns the reason typed before; empty if there is none
   */
  resume(id: string, decision: ReviewDecisionStatus): string {
    const draft = reasonDrafts.get(id).find(({ wanted }) => wanted === decision);
    if (draft) reasonDrafts.set(id, { ...draft, isCancelled: false });
    return draft?.reason ?? '';
  },
  /** Deletes the draft for one decision, or all drafts for the record. */
  remove(id: string, decision?: ReviewDecisionStatus): void {
    const kept = reasonDrafts.get(id).filter(({ wanted }) => decision !== undefined && wanted !== decision);
    if (kept.length > 0) drafts.set(draftKey(id), kept);
    else drafts.delete(draftKey(id));
  },
  /** Called on logout. */
  clear(): void {
    drafts.clear();
  },
};
