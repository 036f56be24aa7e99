/** Keys that do the same, and what they do. */
export type KeysOfAction = readonly [keys: readonly string[], does: string];

/** The list of keys. */
export interface HelpMessages {
  title: string;
  list: (slides: number) => ReadonlyArray<KeysOfAction>;
  /** What Escape does where it leaves nothing, which the list says of a deck with an exit. */
  escapeWithoutExit: string;
}
