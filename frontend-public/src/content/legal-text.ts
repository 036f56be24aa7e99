/** A piece of a legal text: a paragraph, a list, or rows of an account with or without a heading of their own. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { heading?: string; rows: ReadonlyArray<readonly [term: string, text: string]> };

export interface LegalSection {
  title: string;
  blocks: readonly LegalBlock[];
}

/** Sections by the id that addresses name them with; the ids are the same in both languages. */
export type LegalSections = Readonly<Record<string, LegalSection>>;

/** Words around a legal text. */
export interface LegalFrameMessages {
  title: string;
  lead: string;
  /** Day from which the text holds, written out. */
  version: (day: string) => string;
  contents: string;
}
