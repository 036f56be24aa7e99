/** Which states there are and where each may go. */
export interface StatusRules<S extends string> {
  initial: S;
  next: Readonly<Record<S, readonly S[]>>;
  /** Bringing a record where somebody else has brought it already is no conflict but done. */
  anyoneRepeats?: boolean;
}
