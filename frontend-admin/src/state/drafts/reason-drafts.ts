import type { ReviewDecisionStatus, ReviewStatus } from '../../data/records/records';
import { draftKey } from './draft-key';

export interface ReasonDraft {
  /** The state in which the reviewer saw the record. It may be in another one by now. */
  seen: ReviewStatus;
  /** The decision that the reason was being typed for. */
  wanted: ReviewDecisionStatus;
  reason: string;
  /** Whoever typed it left the question: it comes back when the same decision is begun again, and not by itself. */
  isSetAside?: boolean;
}

/** In memory only; of each record one for each decision, the newest last. */
const drafts = new Map<string, readonly ReasonDraft[]>();

/**
 * Reasons that were being typed: they come back after a look at another record or a session that ended, when a cancelled
 * decision is begun again, and when somebody else was faster. A rejection waits while its record is reopened.
 */
export const reasonDrafts = {
  /** The newest last. */
  of(id: string): readonly ReasonDraft[] {
    return drafts.get(draftKey(id)) ?? [];
  },
  keep(id: string, draft: ReasonDraft): void {
    const others = reasonDrafts.of(id).filter(({ wanted }) => wanted !== draft.wanted);
    drafts.set(draftKey(id), [...others, draft]);
  },
  /** The decision was cancelled; what was typed for it stays, if there is anything. */
  setAside(id: string, decision: ReviewDecisionStatus): void {
    const draft = reasonDrafts.of(id).find(({ wanted }) => wanted === decision);
    if (draft?.reason.trim()) reasonDrafts.keep(id, { ...draft, isSetAside: true });
    else reasonDrafts.forget(id, decision);
  },
  /** The decision is begun again. @returns what was typed for it before */
  resume(id: string, decision: ReviewDecisionStatus): string {
    const draft = reasonDrafts.of(id).find(({ wanted }) => wanted === decision);
    if (draft) reasonDrafts.keep(id, { ...draft, isSetAside: false });
    return draft?.reason ?? '';
  },
  /** Of one decision, or of all. */
  forget(id: string, decision?: ReviewDecisionStatus): void {
    const kept = reasonDrafts.of(id).filter(({ wanted }) => decision !== undefined && wanted !== decision);
    if (kept.length > 0) drafts.set(draftKey(id), kept);
    else drafts.delete(draftKey(id));
  },
  /** Whoever logs out leaves nothing behind. */
  forgetAll(): void {
    drafts.clear();
  },
};
