import { useSession } from 'frontend-shared/api/session';

/** By account and record, in memory only: another person at the same desk must not find them. */
const drafts = new Map<string, string>();

const keyOf = (id: string) => `${useSession.getState().admin?._id} ${id}`;

/** Notes that were being typed: they come back after a look at another record or a session that ended. */
export const noteDrafts = {
  of(id: string): string {
    return drafts.get(keyOf(id)) ?? '';
  },
  keep(id: string, text: string): void {
    if (text === '') drafts.delete(keyOf(id));
    else drafts.set(keyOf(id), text);
  },
  /** Whoever logs out leaves nothing behind. */
  forgetAll(): void {
    drafts.clear();
  },
};
