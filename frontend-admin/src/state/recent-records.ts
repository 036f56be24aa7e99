import { useSession } from 'frontend-shared/api/session';
import type { SearchHit } from '../data/search';

const KEPT = 5;

/** By account, in memory only: names have no place in the browser's storage, nor before the next person at the desk. */
const opened = new Map<string, readonly SearchHit[]>();

const account = () => useSession.getState().admin?._id ?? '';

/** What was opened from the search, the latest first. */
export const recentRecords = {
  all(): readonly SearchHit[] {
    return opened.get(account()) ?? [];
  },
  add(hit: SearchHit): void {
    const others = recentRecords.all().filter(({ _id }) => _id !== hit._id);
    opened.set(account(), [{ ...hit, nameMatches: [] }, ...others].slice(0, KEPT));
  },
  /** Whoever logs out leaves nothing behind. */
  forgetAll(): void {
    opened.clear();
  },
};
