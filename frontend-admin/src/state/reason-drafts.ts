import type { ReviewDecisionStatus, ReviewStatus } from '../data/records';
import { draftKey } from './draft-key';

interface ReasonDraft {
  /** The state in which the reviewer saw the record; in another one the reason answers nothing. */
  seen: ReviewStatus;
  /** The decision that the reason was being typed for. */
  wanted: ReviewDecisionStatus;
  reason: string;
}

/** In memory only. */
const drafts = new Map<string, ReasonDraft>();

/** Reasons that were being typed: they come back after a look at another record or a session that ended. */
export const reasonDrafts = {
  of(id: string, seen: ReviewStatus): ReasonDraft | undefined {
    const draft = drafts.get(draftKey(id));
    return draft?.seen === seen ? draft : undefined;
  },
  keep(id: string, draft: ReasonDraft): void {
    drafts.set(draftKey(id), draft);
  },
  forget(id: string): void {
    drafts.delete(draftKey(id));
  },
  /** Whoever logs out leaves nothing behind. */
  forgetAll(): void {
    drafts.clear();
  },
};
