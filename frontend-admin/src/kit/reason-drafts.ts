import { useSession } from 'frontend-shared/session';
import type { ApplicationStatus } from '../data/applications';

interface ReasonDraft {
  /** The state in which the reviewer saw the application; in another one the reason answers nothing. */
  seen: ApplicationStatus;
  /** The decision that the reason was being typed for. */
  wanted: ApplicationStatus;
  reason: string;
}

/** By account and application, in memory only: another person at the same desk must not find them. */
const drafts = new Map<string, ReasonDraft>();

const keyOf = (id: string) => `${useSession.getState().admin?._id} ${id}`;

/** Reasons that were being typed: they come back after a look at another application or a session that ended. */
export const reasonDrafts = {
  of(id: string, seen: ApplicationStatus): ReasonDraft | undefined {
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
