/** Which states there are and where each may go. */
export interface StatusRules<S extends string> {
  initial: S;
  /** In which a record waits for the office; absent when none does. */
  pendingStatus?: S;
  /** Changes only say that somebody has seen it, which is no news to colleagues. */
  onlyMarks?: boolean;
  next: Readonly<Record<S, readonly S[]>>;
  /** In which nothing more is expected: from the last change on, the period for which such a record is kept runs. */
  settled: readonly S[];
  /** Bringing a record where somebody else has brought it already is no conflict but done. */
  anyoneRepeats?: boolean;
}
