import { useState } from 'react';
import type { ReviewDecisionStatus, ReviewStatus } from '../../../data/records/records';
import { type ReasonDraft, reasonDrafts } from '../../../state/drafts/reason-drafts';

/** What can be decided about a record in a state: what has been decided is reopened first. */
export const decisionsIn = (status: ReviewStatus): readonly ReviewDecisionStatus[] =>
  status === 'pending' ? ['approved', 'rejected'] : ['pending'];

/** What was being typed about a record, as far as it fits the state that it is in; asked once, when that state is met. */
export function useDrafts(id: string, status: ReviewStatus) {
  const [{ draft, unsent, isStale }, set] = useState(() => selectDrafts(reasonDrafts.of(id), status));
  return {
    /** What the form goes on with. */
    draft,
    /** What answers nothing in this state, and must not be lost all the same. */
    unsent,
    /** Somebody has changed the record since this was typed. */
    isStale,
    discard: () => {
      if (unsent) reasonDrafts.forget(id, unsent.wanted);
      set({ draft, unsent: undefined, isStale: false });
    },
  };
}

function selectDrafts(drafts: readonly ReasonDraft[], status: ReviewStatus) {
  const possible = decisionsIn(status);
  const draft = drafts.findLast(({ wanted, isSetAside }) => possible.includes(wanted) && !isSetAside);
  const unsent = drafts.findLast(({ wanted, reason }) => !possible.includes(wanted) && reason.trim() !== '');
  return { draft, unsent, isStale: ((draft ?? unsent)?.seen ?? status) !== status };
}
