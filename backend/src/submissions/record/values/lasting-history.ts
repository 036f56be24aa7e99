import type { HistoryEntry } from '../submission-record.js';

/** The history without what was taken back before anybody was told of it: neither the change nor its undo. */
export function lastingHistory<S extends string>(history: readonly HistoryEntry<S>[]): HistoryEntry<S>[] {
  const lasting: HistoryEntry<S>[] = [];
  for (const entry of history) {
    if (entry.undo) lasting.pop();
    else lasting.push(entry);
  }
  return lasting;
}
