import type { HistoryEntry } from '../submission-record.js';

/** The history without changes that were undone before anybody was notified, and without their undos. */
export function lastingHistory<S extends string>(history: readonly HistoryEntry<S>[]): HistoryEntry<S>[] {
  const lasting: HistoryEntry<S>[] = [];
  for (const entry of history) {
    if (entry.undo) lasting.pop();
    else lasting.push(entry);
  }
  return lasting;
}
