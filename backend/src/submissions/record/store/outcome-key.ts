/** The search key for the outcome of a record, before and after a change; undefined for none. */
export interface OutcomeKeyChange {
  before: string | undefined;
  after: string | undefined;
}

/** The parts of an update that set, replace or remove the search key for a record's outcome. */
export interface OutcomeKeyUpdate {
  set: Record<string, string>;
  /** Operators on the whole field. */
  operators: { $addToSet?: { searchKeys: string }; $pull?: { searchKeys: string } };
  arrayFilters: { outcome: string }[];
}

/** From the record's present key to the new one. Only this key is touched, whatever else is written concurrently. */
export function outcomeKeyUpdate({ before, after }: Partial<OutcomeKeyChange> = {}): OutcomeKeyUpdate {
  const none = { set: {}, operators: {}, arrayFilters: [] };
  if (before === after) return none;
  if (before === undefined) return { ...none, operators: { $addToSet: { searchKeys: after as string } } };
  if (after === undefined) return { ...none, operators: { $pull: { searchKeys: before } } };
  // One update cannot both add to a list and remove from it.
  return { ...none, set: { 'searchKeys.$[outcome]': after }, arrayFilters: [{ outcome: before }] };
}
