import { useSession } from 'frontend-shared/api/session';
import type { SearchHit } from '../data/search';

const MAX_RECORDS = 5;

/** By account, in memory only: names must not be stored in the browser, or shown to the next person at the computer. */
const opened = new Map<string, readonly SearchHit[]>();

const account = () => useSession.getState().admin?._id ?? '';

/** Records that were opened from the search, the latest first. */
export const recentRecords = {
  all(): readonly SearchHit[] {
    return opened.get(account()) ?? [];
  },
  add(hit: SearchHit): void {
    const others = recentRecords.all().filter(({ _id }) => _id !== hit._id);
    opened.set(account(), [{ ...hit, nameMatches: [] }, ...others].slice(0, MAX_RECORDS));
  },
  /** Called on logout. */
  clear(): void {
    opened.clear();
  },
};
