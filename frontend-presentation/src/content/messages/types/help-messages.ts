/** Keys with the same action, and a description of the action. */
export type KeysOfAction = readonly [keys: readonly string[], does: string];

/** The list of keys. */
export interface HelpMessages {
  title: string;
  list: (slides: number) => ReadonlyArray<KeysOfAction>;
  /** What Escape does in a deck without an exit; the list has the text for one with an exit. */
  escapeWithoutExit: string;
}
