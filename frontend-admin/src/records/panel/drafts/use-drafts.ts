import { useState } from 'react';
import type { ReviewDecisionStatus, ReviewStatus } from '../../../data/records/records';
import { type ReasonDraft, reasonDrafts } from '../../../state/drafts/reason-drafts';

/** Decisions possible in a status: a decided record must be reopened first. */
export const decisionsIn = (status: ReviewStatus): readonly ReviewDecisionStatus[] =>
  status === 'pending' ? ['approved', 'rejected'] : ['pending'];

/** Drafted reasons for a record that fit its current status. Read once, on mount. */
export function useDrafts(id: string, status: ReviewStatus) {
  const [{ draft, unsent, isStale }, set] = useState(() => selectDrafts(reasonDrafts.get(id), status));
  return {
    /** The draft that the form continues. */
    draft,
    /** A draft that does not fit this status but must not be lost. */
    unsent,
    /** Whether the record has changed since the draft was typed. */
    isStale,
    discard: () => {
      if (unsent) reasonDrafts.remove(id, unsent.wanted);
      set({ draft, unsent: undefined, isStale: false });
    },
  };
}

function selectDrafts(drafts: readonly ReasonDraft[], status: ReviewStatus) {
  const possible = decisionsIn(status);
  const draft = drafts.findLast(({ wanted, isCancelled }) => possible.includes(wanted) && !isCancelled);
  const unsent = drafts.findLast(({ wanted, reason }) => !possible.includes(wanted) && reason.trim() !== '');
  return { draft, unsent, isStale: ((draft ?? unsent)?.seenStatus ?? status) !== status };
}
