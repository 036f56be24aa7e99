/** The states of a kind, and the allowed transitions. */
export interface StatusRules<S extends string> {
  initial: S;
  /** The state in which a record is pending in the office; absent for none. */
  pendingStatus?: S;
  /** Changes only record that somebody has seen it, so colleagues are not notified. */
  onlyMarks?: boolean;
  next: Readonly<Record<S, readonly S[]>>;
  /** Final states: the retention period runs from the last change on. */
  settled: readonly S[];
  /** Repeating somebody else's change is a success rather than a conflict. */
  anyoneRepeats?: boolean;
}
