/** The key among a record's search keys for what has become of it, before and after a change; undefined for none. */
export interface OutcomeKeyChange {
  before: string | undefined;
  after: string | undefined;
}

/** The parts of an update by which a record gets another key among its search keys, or none, for what has become of it. */
export interface OutcomeKeyUpdate {
  set: Record<string, string>;
  /** Operators on the field as a whole. */
  operators: { $addToSet?: { searchKeys: string }; $pull?: { searchKeys: string } };
  arrayFilters: { outcome: string }[];
}

/** From the key that the record has to the one it gets. Only this key is touched, whatever else is written meanwhile. */
export function outcomeKeyUpdate({ before, after }: Partial<OutcomeKeyChange> = {}): OutcomeKeyUpdate {
  const none = { set: {}, operators: {}, arrayFilters: [] };
  if (before === after) return none;
  if (before === undefined) return { ...none, operators: { $addToSet: { searchKeys: after as string } } };
  if (after === undefined) return { ...none, operators: { $pull: { searchKeys: before } } };
  // One update cannot add to a list and take from it.
  return { ...none, set: { 'searchKeys.$[outcome]': after }, arrayFilters: [{ outcome: before }] };
}
