import { useSession } from 'frontend-shared/api/session';
import type { ReviewDecisionStatus, ReviewStatus } from '../data/records';

interface ReasonDraft {
  /** The state in which the reviewer saw the record; in another one the reason answers nothing. */
  seen: ReviewStatus;
  /** The decision that the reason was being typed for. */
  wanted: ReviewDecisionStatus;
  reason: string;
}

/** By account and record, in memory only: another person at the same desk must not find them. */
const drafts = new Map<string, ReasonDraft>();

const keyOf = (id: string) => `${useSession.getState().admin?._id} ${id}`;

/** Reasons that were being typed: they come back after a look at another record or a session that ended. */
export const reasonDrafts = {
  of(id: string, seen: ReviewStatus): ReasonDraft | undefined {
    const draft = drafts.get(keyOf(id));
    return draft?.seen === seen ? draft : undefined;
  },
  keep(id: string, draft: ReasonDraft): void {
    drafts.set(keyOf(id), draft);
  },
  forget(id: string): void {
    drafts.delete(keyOf(id));
  },
  /** Whoever logs out leaves nothing behind. */
  forgetAll(): void {
    drafts.clear();
  },
};
